/** Several messages as one, in the way of each language: Chinese has no blank between sentences, and commas of its own. */
import { type Message, message } from './message';

const joined = (parts: readonly (Message | string)[], join: (before: Message, part: Message) => Message): Message =>
  parts.map((part) => (typeof part === 'string' ? { template: '{0}', args: [part] } : part)).reduce(join);

/** Returns sentences as one text. There is at least one. */
export const sentences = (parts: readonly Message[]): Message =>
  joined(parts, (before, part) => message('⟨sentences⟩{0} {1}', before, part));

/** Returns a list of words: “nim, euclid”. There is at least one. */
export const listed = (parts: readonly (Message | string)[]): Message =>
  joined(parts, (before, part) => message('⟨words⟩{0}, {1}', before, part));

/** Returns a list of clauses: “n never 1 (least), n never 20 (greatest)”. There is at least one. */
export const clauses = (parts: readonly Message[]): Message =>
  joined(parts, (before, part) => message('⟨clauses⟩{0}, {1}', before, part));
