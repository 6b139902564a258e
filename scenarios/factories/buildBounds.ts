import type { Calls } from '#schemas/api/contract';
import type { PreviewState } from '#schemas/preview/state';
import { bangkokIso } from '#core/time/bangkok';
import { DAY_MS, HOUR_MS } from '#core/time/durations';

type PlayStatus = Calls['GET /api/auth/responsible-play']['data'];
type Limit = PlayStatus['limits'][number];

/** Limits that the member set; calls change them. */
export interface Bounds {
  limits: Limit[];
  playBreak: PlayStatus['playBreak'];
  realityCheck: PlayStatus['realityCheck'];
  birthDateNeeded: boolean;
}

/** The limits of a state. @param now milliseconds since the epoch. */
export function buildBounds({ bounds }: PreviewState, now: number): Bounds {
  const used = { near: 1700, reached: 2000, raise: 400 }[bounds as string];
  const isChecked = bounds === 'check';
  return {
    limits: [
      limitOf('DAY', used === undefined ? null : 2000, used, bounds === 'raise' ? now : null),
      limitOf('WEEK', used === undefined ? null : 10_000, used),
      limitOf('MONTH', null),
    ],
    playBreak: breakOf(bounds, now),
    realityCheck: {
      every: 60,
      since: isChecked ? bangkokIso(now - HOUR_MS) : null,
      minutes: isChecked ? 60 : 0,
      net: isChecked ? -350.5 : 0,
      due: isChecked,
    },
    birthDateNeeded: bounds === 'no-birth-date',
  };
}

/** A limit with its remainder. @param readyAt now, where a higher one waits for confirmation. */
export function limitOf(
  period: Limit['period'],
  amount: number | null,
  used = 0,
  readyAt: number | null = null,
): Limit {
  const pending = readyAt !== null && {
    amount: 5000,
    confirmFrom: bangkokIso(readyAt - HOUR_MS),
    ready: true,
  };
  return {
    period,
    amount,
    used: amount === null ? 0 : used,
    left: amount === null ? null : Math.max(0, amount - used),
    pending: pending || null,
  };
}

function breakOf(bounds: PreviewState['bounds'], now: number): PlayStatus['playBreak'] {
  if (bounds === 'time-out')
    return {
      kind: 'TIME_OUT',
      startedAt: bangkokIso(now - DAY_MS),
      until: bangkokIso(now + 6 * DAY_MS),
      endable: false,
    };
  if (bounds !== 'excluded') return null;
  return { kind: 'SELF_EXCLUSION', startedAt: bangkokIso(now - 30 * DAY_MS), until: null, endable: true };
}
