/** The way from the page to the extension, and what is kept of the page while nobody sees it. */
import type { AboutGame } from '../../../../protocol/messages';
import type { OfPage, Place, QuestionName, Questions, ToExtension, ToPage } from '../messages';

interface Api {
  postMessage(message: ToExtension): void;
  getState(): unknown;
  setState(state: unknown): void;
}

declare function acquireVsCodeApi(): Api;

const api = acquireVsCodeApi();
const waiting = new Map<number, (answer: unknown) => void>();
let asked = 0;

export const post = (message: ToExtension): void => api.postMessage(message);
export const keep = (state: unknown): void => api.setState(state);
export const kept = (): unknown => api.getState();

/** Asks the server; null if there is no answer. */
export function ask<Name extends QuestionName>(
  name: Name,
  question: Questions[Name]['question'] & OfPage<AboutGame>,
): Promise<Questions[Name]['answer']> {
  const id = ++asked;
  post({ kind: 'ask', id, name, question });
  return new Promise((resolve) => waiting.set(id, (answer) => resolve(answer as Questions[Name]['answer'])));
}

/** Hears what the extension says; its answers go to those who asked. */
export function listen(hear: (message: Exclude<ToPage, { kind: 'answer' }>) => void): void {
  window.addEventListener('message', ({ data }: MessageEvent<ToPage>) => {
    if (data.kind !== 'answer') {
      hear(data);
      return;
    }
    waiting.get(data.id)?.(data.answer);
    waiting.delete(data.id);
  });
  const before = kept() as { readonly place?: Place | null } | undefined;
  post({ kind: 'ready', place: before?.place ?? null });
}
