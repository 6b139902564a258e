import { useState } from 'react';
import { useStudioDispatch } from '@studio/core/store/createStudioStore';
import type { Step } from '@studio/core/draft/applyToOtherBrand';
import { type Outcome, saveOtherDraft } from '@studio/core/store/saveOtherDraft';

export type Progress = Outcome | { readonly kind: 'saving' } | { readonly kind: 'undone' };

/** Changes for one brand. */
export interface Work {
  readonly brandId: string;
  readonly steps: readonly Step[];
}

/** Saves at once: enough to be quick, few enough to leave the server to others. */
const LANES = 4;

/** Writes changes into the drafts of several brands, each for itself, and takes back what it wrote. */
export function useApply() {
  const dispatch = useStudioDispatch();
  const [progress, setProgress] = useState<ReadonlyMap<string, Progress>>(new Map());
  const [written, setWritten] = useState<readonly Work[]>([]);
  const note = (brandId: string, next: Progress) => setProgress((now) => new Map([...now, [brandId, next]]));

  /** @returns what was saved. */
  const run = async (work: readonly Work[], done: Progress): Promise<readonly Work[]> => {
    const queue = [...work];
    const saved: Work[] = [];
    for (const { brandId } of work) note(brandId, { kind: 'saving' });
    const lane = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const outcome = await saveOtherDraft(dispatch, next.brandId, next.steps);
        if (outcome.kind === 'saved') saved.push(next);
        note(next.brandId, outcome.kind === 'saved' ? done : outcome);
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    return saved;
  };
  return {
    progress,
    isBusy: [...progress.values()].some(({ kind }) => kind === 'saving'),
    canUndo: written.length > 0,
    apply: async (work: readonly Work[]) => {
      const saved = await run(work, { kind: 'saved' });
      setWritten(saved);
      return saved;
    },
    undo: async () => {
      setWritten([]);
      return run(
        written.map(({ brandId, steps }) => ({ brandId, steps: steps.map(reversed) })),
        { kind: 'undone' },
      );
    },
    forget: () => {
      setProgress(new Map());
      setWritten([]);
    },
  };
}

const reversed = ({ path, before, after }: Step): Step => ({ path, before: after, after: before });
