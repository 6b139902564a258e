import { MINUTE_MS } from '#core/time/durations';

/** A play session ends after this time without a sign of play, in ms. */
const PAUSE_MS = 15 * MINUTE_MS;

/** A play session as it is stored; `lastSign` is the last call or round that shows play. */
interface Stretch {
  readonly since: Date | null;
  readonly lastSign: Date | null;
  readonly everyMinutes: number;
}

export interface PlaySessionNow {
  /** Start of the current play; null when the member is not playing. */
  readonly since: Date | null;
  readonly minutes: number;
  /** The member has to look at the summary first. It stays so until it is answered, whatever the pause. */
  readonly due: boolean;
}

const NONE: PlaySessionNow = { since: null, minutes: 0, due: false };

/** The play session at an instant: only play up to the check makes it due. */
export function playSessionAt({ since, lastSign, everyMinutes }: Stretch, now: Date): PlaySessionNow {
  if (!since || !lastSign) return NONE;
  const minutes = Math.floor((now.getTime() - since.getTime()) / MINUTE_MS);
  const checkAt = since.getTime() + everyMinutes * MINUTE_MS;
  if (now.getTime() >= checkAt && lastSign.getTime() > checkAt - PAUSE_MS)
    return { since, minutes, due: true };
  return now.getTime() - lastSign.getTime() < PAUSE_MS ? { since, minutes, due: false } : NONE;
}
