/** How strong open files are. The known mistakes are loaded when the first file is measured. */
import type { GameDocument } from '../document/document';
import type { GoOn } from '../features/diagnostic';
import { inSlices } from '../features/slices';
import { type FileStrength, measureFile } from '../features/strength/measure';
import { loadMistakes } from '../mistakes/load';
import type { Problem } from '../problems/problem';

interface Measured {
  readonly version: number;
  readonly problem: Problem | undefined;
  readonly strength: FileStrength;
}

export class Strengths {
  /** Whether some file was measured, so that to measure one more is no great matter. */
  isLoaded = false;
  private readonly measured = new WeakMap<GameDocument, Measured>();

  /** Returns what was found out of the text as it is; undefined if nothing was yet. */
  of(document: GameDocument): FileStrength | undefined {
    const found = this.measured.get(document);
    return found?.version === document.version && found.problem === document.problem ? found.strength : undefined;
  }

  /** Measures a file unless that is done; undefined if it was told to stop. */
  async measure(document: GameDocument, checkpoint: GoOn): Promise<FileStrength | undefined> {
    const known = this.of(document);
    if (known) return known;
    const { problem, version } = document;
    const mistakesOf = await loadMistakes();
    this.isLoaded = true;
    if (document.version !== version || document.problem !== problem) return undefined;
    const strength = await inSlices(measureFile(document, problem ? mistakesOf(problem) : []), checkpoint);
    if (strength) this.measured.set(document, { version, problem, strength });
    return strength;
  }
}
