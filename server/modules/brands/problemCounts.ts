import { setImmediate } from 'node:timers/promises';
import type { Deps } from '#server/providers/deps';
import { checkFile } from './checkFile';

export interface ProblemCounts {
  readonly errors: number;
  readonly warnings: number;
}

/** The state of a brand's file that counts were made of: a new save or a new revision is another. */
export type FileState = `draft ${number} ${string}` | `revision ${number}`;

/** Counts the problems of a brand's file once for each state; caches the latest of each brand. */
export class ProblemCounter {
  readonly #deps: Deps;
  readonly #latest = new Map<string, { readonly state: FileState; readonly counts: ProblemCounts }>();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  has(brandId: string, state: FileState): boolean {
    return this.#latest.get(brandId)?.state === state;
  }

  async count(brandId: string, state: FileState, file: () => unknown): Promise<ProblemCounts> {
    const known = this.#latest.get(brandId);
    if (known?.state === state) return known.counts;
    // Checking takes milliseconds of the processor; with hundreds of brands others have their turn in between.
    await setImmediate();
    const { problems } = await checkFile(this.#deps, brandId, file());
    const errors = problems.filter(({ severity }) => severity === 'error').length;
    const counts = { errors, warnings: problems.length - errors };
    this.#latest.set(brandId, { state, counts });
    return counts;
  }
}
