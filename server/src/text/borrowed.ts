/** A mark that exists in types alone. */
declare const borrowed: unique symbol;

/** What stays good for as long as it is kept. */
export interface Keepable {
  readonly [borrowed]?: never;
}

/**
 * A thing that is good until the next call of what lent it, with all its parts. Whatever only reads such things takes
 * either; where one is to be kept, only one that stays good will do, and a borrowed one does not compile.
 */
export type Borrowed<Thing extends Keepable> = {
  readonly [Key in Exclude<keyof Thing, typeof borrowed>]: Thing[Key] extends Keepable
    ? Borrowed<Thing[Key]>
    : Thing[Key];
} & { readonly [borrowed]?: true };
