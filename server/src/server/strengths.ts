/** How strong open files are. The known mistakes are loaded when the first file is measured. */
import type { GameDocument } from '../document/document';
import type { Checkpoint } from '../features/diagnostic';
import { inSlices } from '../features/slices';
import { type FileStrength, measureFile } from '../features/strength/measure';
import { loadSearch } from '../mistakes/load';
import type { Problem } from '../problems/problem';

interface Measured {
  readonly version: number;
  readonly problem: Problem | undefined;
  readonly strength: FileStrength;
}

interface UnderWay extends Omit<Measured, 'strength'> {
  readonly work: Promise<FileStrength | undefined>;
}

export class Strengths {
  private readonly underWay = new WeakMap<GameDocument, UnderWay>();
  private readonly measured = new WeakMap<GameDocument, Measured>();

  /** Returns what was found out of the text as it is; undefined if nothing was yet. */
  of(document: GameDocument): FileStrength | undefined {
    const found = this.measured.get(document);
    return found?.version === document.version && found.problem === document.problem ? found.strength : undefined;
  }

  /** Measures a file unless that is done, or under way; undefined if it was told to stop. */
  measure(document: GameDocument, checkpoint: Checkpoint): Promise<FileStrength | undefined> {
    const known = this.of(document);
    if (known) return Promise.resolve(known);
    const before = this.underWay.get(document);
    if (before?.version === document.version && before.problem === document.problem) return before.work;
    const work = this.measureAnew(document, checkpoint);
    this.underWay.set(document, { version: document.version, problem: document.problem, work });
    return work;
  }

  private async measureAnew(document: GameDocument, checkpoint: Checkpoint): Promise<FileStrength | undefined> {
    const { problem, version } = document;
    const findMistakes = await loadSearch();
    if (document.version !== version || document.problem !== problem) return undefined;
    const mistakes = problem ? await inSlices(findMistakes(problem), checkpoint) : [];
    const strength = mistakes && (await inSlices(measureFile(document, mistakes), checkpoint));
    if (strength) this.measured.set(document, { version, problem, strength });
    return strength;
  }
}
