/** What a release would do with money, log-ins and hosts, and whose consent it needs. */
import type { Brand } from '#schemas/brand/brand';
import type { BoundName } from '#schemas/common/terms';
import type { Bounds } from './bounds';
import { type Activity, costPerDay, type DayCosts } from './costPerDay';
import { exposureOf } from './exposure';
import { hostChanges, type HostChange, sensitiveChanges } from './sensitive';

/** One figure before and after. Baht or percent by `bound`; `null` is without limit. */
export interface CostChange {
  readonly bound: BoundName;
  /** JSON pointer of its setting; empty for all settings together. */
  readonly path: string;
  readonly before: number | null;
  readonly after: number | null;
  /** Expected baht of a day; `null` where a day has no figure. */
  readonly dayBefore: number | null;
  readonly dayAfter: number | null;
  /** Maximum costs of a release by one person. */
  readonly limit: number;
  /** It rises beyond the limit. */
  readonly beyond: boolean;
}

export interface ReleaseReview {
  /** The figures that change. */
  readonly costs: readonly CostChange[];
  readonly hosts: readonly HostChange[];
  /** JSON pointers of changes that need an administrator. */
  readonly sensitive: readonly string[];
  /** Somebody else than the author has to approve it. */
  readonly second: boolean;
  /** One of the two has to be an administrator. */
  readonly admin: boolean;
}

export interface ReviewContext {
  readonly bounds: Bounds;
  readonly activity: Activity;
}

/** @param before the published brand; its `fourEyes` applies, because a release cannot exempt itself. */
export function reviewRelease(
  before: Brand,
  after: Brand,
  { bounds, activity }: ReviewContext,
): ReleaseReview {
  const days = [costPerDay(before, activity), costPerDay(after, activity, before)] as const;
  const costs = [...measureChanges(before, after, bounds, days), dayChange(bounds, days)].filter(changes);
  const sensitive = sensitiveChanges(before, after);
  const admin = sensitive.length > 0;
  const second = before.publishing.fourEyes || admin || costs.some(({ beyond }) => beyond);
  return { costs, hosts: hostChanges(before, after), sensitive, second, admin };
}

function measureChanges(
  before: Brand,
  after: Brand,
  bounds: Bounds,
  [dayBefore, dayAfter]: readonly [DayCosts, DayCosts],
): CostChange[] {
  const old = exposureOf(before);
  return exposureOf(after).map(({ bound, path, value }, place) => {
    const was = rounded(old[place]?.value ?? null);
    const now = rounded(value);
    // The largest prize and the cost of a play are two figures of one setting: the day belongs to the play.
    const hasDay = bound !== 'prize' && dayAfter.has(path);
    return {
      bound,
      path,
      before: was,
      after: now,
      dayBefore: hasDay ? rounded(dayBefore.get(path) ?? 0) : null,
      dayAfter: hasDay ? rounded(dayAfter.get(path) ?? 0) : null,
      limit: bounds[bound],
      beyond: exceeds(now, bounds[bound]) && was !== null && exceeds(now, was),
    };
  });
}

function dayChange(bounds: Bounds, days: readonly [DayCosts, DayCosts]): CostChange {
  const [before, after] = days.map((costs) =>
    rounded([...costs.values()].reduce((sum, cost) => sum + cost, 0)),
  );
  const [was, now] = [before ?? 0, after ?? 0];
  const beyond = now > bounds.day && now > was;
  return {
    bound: 'day',
    path: '',
    before: was,
    after: now,
    dayBefore: was,
    dayAfter: now,
    limit: bounds.day,
    beyond,
  };
}

const changes = ({ before, after, dayBefore, dayAfter }: CostChange): boolean =>
  before !== after || dayBefore !== dayAfter;

const exceeds = (value: number | null, limit: number): boolean => value === null || value > limit;

/** To the satang, or a hundredth of a percent. */
const rounded = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 100) / 100;
