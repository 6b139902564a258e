import { essential, nullable, object, oneOf } from '#schemas/common/schemaBuilders';
import { baht, day, level, signedBaht } from '#schemas/common/scalars';
import type { ContractArea } from './callSpec';
import { withoutBody } from './callParts';
import { pagedList } from './page';

/**
 * A day of play: still to be settled (its amount is a forecast), settled without a refund, waiting to be claimed, or
 * claimed.
 */
export const cashbackStatuses = ['OPEN', 'NONE', 'CLAIMABLE', 'CLAIMED'] as const;

/** Percent of a loss, with up to two decimals. */
const percent = { type: 'number', minimum: 0, maximum: 100 } as const;

/** One finished Bangkok day of the member's own play; `level` is null where no refund was offered on that day. */
const cashbackDay = essential(
  object({
    date: day,
    turnover: baht,
    winlost: signedBaht,
    level: nullable(level),
    percent,
    amount: baht,
    status: oneOf(cashbackStatuses),
  }),
  'date',
);

const ofMember = { access: 'member', features: ['cashback'] } as const;

export const cashback = {
  'GET /api/auth/user/cashback': {
    ...ofMember,
    summary: "What the member can claim of their own losses, the level's share and cap, and yesterday.",
    data: essential(
      object({
        claimable: baht,
        min: baht,
        level,
        percent,
        maxAmount: nullable(baht),
        yesterday: nullable(cashbackDay),
      }),
      'claimable',
      'min',
    ),
  },
  'GET /api/auth/user/cashback/history': {
    ...ofMember,
    summary: "The member's finished days of play with the refund of each, newest first.",
    ...pagedList(cashbackDay),
  },
  'POST /api/auth/user/cashback/claim': {
    ...ofMember,
    summary: 'Move all claimable cashback to the wallet; works during a break from play too.',
    money: true,
    ...withoutBody,
    data: object({ amount: baht, point: baht }),
    errors: ['CASHBACK_NONE', 'CASHBACK_MIN'],
  },
} as const satisfies ContractArea;
