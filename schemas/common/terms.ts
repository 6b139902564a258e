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

/** What a prize is made of. An ITEM is handed out by staff; NONE is no prize. */
export const prizeTypes = ['CREDIT', 'POINT', 'ITEM', 'NONE'] as const;
export type PrizeType = (typeof prizeTypes)[number];

/** What a check-in gives. */
export const checkInTypes = ['CREDIT', 'POINT'] as const;
export type CheckInType = (typeof checkInTypes)[number];

/** Bounds of the platform: beyond one of them a second person must approve. */
export const boundNames = [
  'prize',
  'play',
  'memberDay',
  'depositShare',
  'bonus',
  'lossShare',
  'turnoverShare',
  'point',
  'withdrawDay',
  'day',
] as const;
export type BoundName = (typeof boundNames)[number];

/** What a foreign host may do to members, from the most dangerous to the least. */
export const hostPowers = ['SCRIPTS', 'LOGINS', 'FRAMES', 'IMAGES', 'LINKS'] as const;
export type HostPower = (typeof hostPowers)[number];

/** Sources of credit that must be played before it can be withdrawn: bonus windows and gifts. */
export const turnoverSources = [
  'BONUS',
  'WHEEL',
  'FLIP_CARD',
  'CHECK_IN',
  'REWARD',
  'CASHBACK',
  'DOWNLINE',
  'PROMOTION',
] as const;
export type TurnoverSource = (typeof turnoverSources)[number];

/** At expiry: take back the remaining bonus, or leave it to the member. */
export const turnoverExpiries = ['TAKE_BONUS', 'LAPSE'] as const;
export type TurnoverExpiry = (typeof turnoverExpiries)[number];

/** Categories of games whose play can count; `hot` repeats games of the others. */
export const playedCategories = ['casino', 'sport', 'fishing', 'card', 'lotto', 'slot'] as const;
export type PlayedCategory = (typeof playedCategories)[number];
