/** Loads the mistakes when they are first asked for: they are a file of their own, and most sessions never need it. */
import type { findMistakes, mistakesOf } from './index';

export type MistakesOf = typeof mistakesOf;

export const loadMistakes = async (): Promise<MistakesOf> => (await import('./index')).mistakesOf;

/** The same for those who pause. */
export const loadSearch = async (): Promise<typeof findMistakes> => (await import('./index')).findMistakes;
