import { useEffect, useRef, useState } from 'react';
import type { ApiError } from '#core/contract/apiError';
import { isUndecided } from '@/api/idempotencyKey';
import type { Table } from '@/features/flip-card/CardBoard';
import { prefersReducedMotion } from '@/theme/media';

/** Milliseconds between flipping the picked card, flipping the others and announcing the result. */
const ALONE = 900;
const TELL_AFTER = 1_900;

export interface TurnedCard {
  readonly cardIndex: number;
  readonly prize: { readonly label: string; readonly type: string };
  readonly cards: readonly { readonly label: string; readonly type: string }[];
  readonly left?: number | undefined;
}

/** One request at a time; undefined for a tap while one is pending. */
type Turn = (pick: { readonly cardIndex: number }) => Promise<TurnedCard | undefined>;

const fresh: Table = { picked: null, prize: null, faces: null };

/** A round of cards: tap, response, flip the card, flip the others, announce the result. */
export function useCardTable(turn: Turn, onResult: (card: TurnedCard) => void) {
  const [table, setTable] = useState<Table>(fresh);
  const [error, setError] = useState<ApiError | null>(null);
  const [isPending, setPending] = useState(false);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  useEffect(() => () => timers.current.forEach(clearTimeout), []);
  const after = (ms: number, act: () => void) => {
    timers.current.push(setTimeout(act, prefersReducedMotion() ? 0 : ms));
  };

  const pick = async (cardIndex: number) => {
    setError(null);
    setPending(true);
    setTable({ ...fresh, picked: cardIndex });
    try {
      const card = await turn({ cardIndex });
      if (!card) return;
      setTable({ picked: cardIndex, prize: card.prize, faces: null });
      after(ALONE, () => setTable({ picked: cardIndex, prize: card.prize, faces: card.cards }));
      after(TELL_AFTER, () => onResult(card));
    } catch (failure) {
      const refused = failure as ApiError;
      setError(refused);
      // The outcome is unknown, so only the same card may be retried.
      if (!isUndecided(refused)) setTable(fresh);
    } finally {
      setPending(false);
    }
  };

  return { table, error, isPending, pick, deal: () => setTable(fresh) };
}
