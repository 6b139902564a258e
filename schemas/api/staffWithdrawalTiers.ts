import { list, object, oneOf } from '#schemas/common/schemaBuilders';
import { count } from '#schemas/common/scalars';
import type { ContractArea } from './callSpec';
import { byBrand, needs } from './callParts';
import { manualReasons } from './shapes/statuses';

/** Whole baht, as in the brand file. */
const tier = { type: 'integer', minimum: 0, maximum: 99_999_999 } as const;

/** Tiers of a brand's withdrawals: automatic, by one person, by two. */
export const staffWithdrawalTiers = {
  'POST /api/staff/brand/{brandId}/withdrawal-tiers/dry-run': {
    ...needs('withdrawals.read'),
    summary:
      'How the withdrawals of the last 30 days would have been approved with these tiers, and what would have spoken against the automatic ones. Changes nothing.',
    params: byBrand,
    body: object({ automaticUpTo: tier, secondPersonAbove: tier }),
    data: object({
      total: count,
      automatic: count,
      onePerson: count,
      twoPeople: count,
      /** A withdrawal may have several reasons. */
      reasons: list(object({ reason: oneOf(manualReasons), count }), manualReasons.length),
    }),
  },
} as const satisfies ContractArea;
