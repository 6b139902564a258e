import { type BonusSetting, type BonusWindow, bonusWindows } from '#core/brand/bonusWindows';

/** A bonus window as formatted for its card. */
export interface ShownWindow extends Omit<BonusWindow, 'digits'> {
  /** What the balance must end in, in baht with two decimals: `0.25`. */
  readonly digits: string;
}

/** The windows to show; times are `HH:MM`. */
export function shownWindows(setting: BonusSetting): readonly ShownWindow[] {
  return bonusWindows(setting).map(({ start, end, digits, ...window }) => ({
    ...window,
    start: start.slice(0, 5),
    end: end.slice(0, 5),
    digits: (digits / 100).toFixed(2),
  }));
}

/** Minutes from now until a time of day, across midnight if needed. Both times are `HH:MM`. */
export function minutesUntil(time: string, now: string): number {
  return (minuteOf(time) - minuteOf(now) + DAY) % DAY;
}

/** Minutes. */
const DAY = 24 * 60;

function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}
