/** How a test file of a problem begins. */
import type { ProblemWithSample } from '../../../protocol/messages';

/** Returns the problem with an id, its own or that of another judge. */
export const problemWith = (id: string, problems: readonly ProblemWithSample[]): ProblemWithSample | undefined =>
  problems.find((problem) => id === problem.id || problem.aliases.some((alias) => alias.id === id));

/** Returns a header and the sample of the statement. */
export const beginningOf = ({ sample }: ProblemWithSample, id: string): string => `# game: ${id}\n${sample.input}`;
