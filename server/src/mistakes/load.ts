/** Loads the mistakes when they are first asked for: they are a file of their own, and most sessions never need it. */
import type { mistakesOf } from './index';

export type MistakesOf = typeof mistakesOf;

export const loadMistakes = async (): Promise<MistakesOf> => (await import('./index')).mistakesOf;
