/** Spans of a deposit limit: the last 24 hours, the last 7 days, the Bangkok month (R1). */
export const limitPeriods = ['DAY', 'WEEK', 'MONTH'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

/** Days of a time-out: 24 hours, a week, 30 days, six weeks (R3). */
export const timeOutDays = [1, 7, 30, 42] as const;
export type TimeOutDays = (typeof timeOutDays)[number];

/** Months of a self-exclusion (R3). */
export const exclusionSpans = [6, 12, 60] as const;
/** Null has no end. */
export const exclusionMonths = [...exclusionSpans, null] as const;
export type ExclusionMonths = (typeof exclusionMonths)[number];

/** Minutes of play between two reality checks (R4). */
export const checkMinutes = [15, 30, 60] as const;
export type CheckMinutes = (typeof checkMinutes)[number];

export const breakKinds = ['TIME_OUT', 'SELF_EXCLUSION'] as const;
export type BreakKind = (typeof breakKinds)[number];
