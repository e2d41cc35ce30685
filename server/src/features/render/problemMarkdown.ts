/** A problem as people look it up: its layout, what each number means, and the sample. */
import { describeEnd, describeFields, sketch } from '../../formats/describe';
import type { Problem } from '../../problems/problem';
import { nameOf } from '../../problems/shared/names';
import { message } from '../../text/message';
import { translated, type View } from '../view';
import { escapeMarkdown } from './reasons';

/** `id` is the problem's own or one of its aliases. */
export function problemMarkdown(view: Pick<View, 'translate'>, problem: Problem, id: string): string {
  const { input, sample, note = '' } = problem;
  const fields = describeFields(input).map(
    ({ range, meaning }) =>
      `- ${escapeMarkdown(range)}${meaning ? `: ${escapeMarkdown(translated(view, meaning))}` : ''}`,
  );
  return [
    heading(problem, id),
    fenced(sketch(input)),
    fields.join('\n'),
    escapeMarkdown(translated(view, describeEnd(input))),
    escapeMarkdown(typeof note === 'string' ? note : translated(view, note)),
    ...(sample.input === ''
      ? []
      : [
          translated(view, message('Sample input:')),
          fenced(linesOf(sample.input)),
          translated(view, message('Sample output:')),
          fenced(linesOf(sample.output)),
        ]),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function heading(problem: Problem, id: string): string {
  const { title, url } = nameOf(problem, id);
  if (title === id) return `**${escapeMarkdown(title)}**`;
  return `**${escapeMarkdown(title)}** — ${url === undefined ? id : `[${id}](${url})`}`;
}

const fenced = (lines: readonly string[]): string => ['```text', ...lines, '```'].join('\n');

const linesOf = (text: string): string[] => text.replace(/\n$/, '').split('\n');
