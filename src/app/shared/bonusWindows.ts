import type { Calls } from '#schemas/api/contract';

/** The nine numbers of the promotion (ENT-08). A back end may leave any of them out. */
export type BonusSetting = Partial<Calls['GET /api/setting']['data']['userSetting']>;

/** One daily window in which a deposit earns a bonus. */
export interface BonusWindow {
  readonly n: 1 | 2;
  /** Percent of the deposit. */
  readonly rate: number;
  /** `HH:MM` in Bangkok. */
  readonly start: string;
  readonly end: string;
  /** What the balance must end in, in baht with two decimals: `0.25`. */
  readonly digits: string;
  /** Baht. */
  readonly max: number;
}

/** The windows to show: none without a `bonusMax` (PUB-10), and none whose rate is empty (PUB-12). */
export function bonusWindows(setting: BonusSetting): readonly BonusWindow[] {
  const max = setting.bonusMax ?? 0;
  if (max <= 0) return [];
  const first = {
    rate: setting.bonusRate,
    start: setting.bonusTimeStart,
    end: setting.bonusTimeEnd,
    endNumber: setting.endNumberBonus,
  };
  const second = {
    rate: setting.bonusRate2,
    start: setting.bonusTimeStart2,
    end: setting.bonusTimeEnd2,
    endNumber: setting.endNumberBonus2,
  };
  return [first, second].flatMap(({ rate, start, end, endNumber }, index) =>
    rate
      ? [
          {
            n: index === 0 ? 1 : 2,
            rate,
            start: hourAndMinute(start),
            end: hourAndMinute(end),
            digits: ((endNumber ?? 0) / 100).toFixed(2),
            max,
          },
        ]
      : [],
  );
}

/** Whether `now` (`HH:MM`) lies in the window; one that ends before it starts goes over midnight. */
export function isOpenAt({ start, end }: Pick<BonusWindow, 'start' | 'end'>, now: string): boolean {
  return start <= end ? start <= now && now < end : now >= start || now < end;
}

/** `HH:MM` are the first five characters of the time (PUB-11). */
function hourAndMinute(time: string | null | undefined): string {
  return (time ?? '00:00:00').slice(0, 5);
}
