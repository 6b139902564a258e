import type { Brand } from '#schemas/brand/brand';

type Bonus = Brand['bonus'];

/** The nine numbers of the promotion (ENT-08). A back end may leave any of them out. */
export type BonusSetting = { readonly [Key in keyof Bonus]?: Bonus[Key] | null | undefined };

/** One daily window in which a deposit earns a bonus. */
export interface BonusWindow {
  readonly n: 1 | 2;
  /** Percent of the deposit. */
  readonly rate: number;
  /** `HH:MM:SS` in Bangkok; at the end it is over. */
  readonly start: string;
  readonly end: string;
  /** Satang that the balance must end in: 25 for 0.25 baht. */
  readonly digits: number;
  /** Baht. */
  readonly max: number;
}

const MIDNIGHT = '00:00:00';

/** The windows of a setting: none without a `bonusMax` (PUB-10), and none whose rate is empty (PUB-12). */
export function bonusWindows(setting: BonusSetting): readonly BonusWindow[] {
  const max = setting.bonusMax ?? 0;
  if (max <= 0) return [];
  const first = {
    n: 1 as const,
    rate: setting.bonusRate,
    start: setting.bonusTimeStart,
    end: setting.bonusTimeEnd,
    digits: setting.endNumberBonus,
  };
  const second = {
    n: 2 as const,
    rate: setting.bonusRate2,
    start: setting.bonusTimeStart2,
    end: setting.bonusTimeEnd2,
    digits: setting.endNumberBonus2,
  };
  return [first, second].flatMap(({ n, rate, start, end, digits }) =>
    rate ? [{ n, rate, start: start ?? MIDNIGHT, end: end ?? MIDNIGHT, digits: digits ?? 0, max }] : [],
  );
}

/**
 * Whether a window is open at a time of day in Bangkok; one that ends before it starts goes over midnight.
 * @param now as fine as the window's times or finer: `12:59:59.999` is before `13:00:00`, `13:00:00.000` is not.
 */
export function isOpenAt({ start, end }: Pick<BonusWindow, 'start' | 'end'>, now: string): boolean {
  return start <= end ? start <= now && now < end : now >= start || now < end;
}
