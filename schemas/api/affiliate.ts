import { list, object, oneOf, essential } from '#schemas/common/schemaBuilders';
import { baht, bahtAmount, dateTime, day, signedBaht, text } from '#schemas/common/scalars';
import type { ContractArea } from './callSpec';
import { pageQuery } from './page';
import { byUsername, byUuid } from './callParts';

/** `af`: what the member earns from turnover of friends; `wl`: from their win/loss. */
export const affiliateTypes = ['af', 'wl'] as const;
export type AffiliateType = (typeof affiliateTypes)[number];

const type = oneOf(affiliateTypes);

/** Days in Asia/Bangkok, both included; the server allows 31 (VAL-12). */
const range = { start: day, end: day } as const;

/** One friend in the downline; unknown fields are omitted (ENT-16). */
const downlineUser = object(
  {},
  { deposit: baht, turnover: baht, winlost: signedBaht, bonus: baht, joinedAt: dateTime },
);

const ofMember = { access: 'member', features: ['affiliate'] } as const;

export const affiliate = {
  'GET /api/auth/affiliate/bonus/{username}': {
    access: 'member',
    features: ['affiliate', 'winlost'],
    summary: 'Affiliate income that can be moved to the main wallet.',
    params: byUsername,
    data: essential(object({ balance: baht, af: baht, wl: baht, min: baht }), 'balance'),
  },
  'GET /api/auth/affiliate/downline/{username}': {
    ...ofMember,
    summary: 'Friends whom the member invited, names masked.',
    params: byUsername,
    query: pageQuery,
    data: list(essential(object({ username: text, joinedAt: dateTime, deposit: baht }), 'username')),
    paged: true,
  },
  'GET /api/auth/affiliate/code/{uuid}': {
    ...ofMember,
    summary: "The member's inviter code.",
    params: byUuid,
    data: essential(object({ code: text }), 'code'),
  },
  'POST /api/auth/affiliate/withdraw/{username}': {
    access: 'member',
    features: ['affiliate', 'winlost'],
    summary: 'Move affiliate income to the main wallet.',
    money: true,
    play: 'gain',
    params: byUsername,
    body: object({ amount: bahtAmount, type }),
    data: object({ balance: baht, point: baht }),
    errors: ['AMOUNT_INVALID', 'AFF_MIN', 'CREDIT_NOT_ENOUGH'],
  },
  'POST /api/auth/affiliate/downline/bonus/{username}': {
    ...ofMember,
    summary: 'What the downline earned the member between two days.',
    params: byUsername,
    body: object(range),
    data: object({
      total_bonus: baht,
      downline_users: { type: 'object', additionalProperties: downlineUser },
    }),
    errors: ['DATE_RANGE', 'DATE_RANGE_LONG'],
  },
  'POST /api/auth/log/affiliate/{username}': {
    access: 'member',
    features: ['affiliate', 'winlost'],
    summary: 'Affiliate or win/loss rows between two days.',
    params: byUsername,
    query: pageQuery,
    body: object({ type, ...range }),
    data: list(
      essential(
        object({ date: day, username: text, type, turnover: baht, winlost: signedBaht, amount: signedBaht }),
        'date',
        'username',
      ),
    ),
    paged: true,
    errors: ['DATE_RANGE', 'DATE_RANGE_LONG'],
  },
} as const satisfies ContractArea;
