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
