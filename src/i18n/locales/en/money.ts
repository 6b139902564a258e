import type { money as th } from '../th/money';

export const money: Record<keyof typeof th, string> = {
  'amount.whole': 'Whole baht only, no satang',
  'amount.malformed': 'Enter the amount in figures, such as 1,234.50',
  'credit.outdated': 'This balance may be outdated',
  'credit.outdatedSince': 'Balance of {{time}}; it may be outdated',
  'gameCredit.amount': '{{amount}}\u00a0baht in games',
  'gameCredit.bring': 'Bring it back',
  'gameCredit.playing': 'A game is being played; it will have no credit left',
  'gameCredit.incomplete': 'Not every game has answered yet',
  'gameCredit.failed': 'The credit could not be brought back, please try again',
};
