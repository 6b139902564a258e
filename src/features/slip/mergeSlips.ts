import type { SlipRequest } from './slipApi';
import { hasOwn } from '#schemas/common/hasOwn';

/** How far along each status is; a slip never goes back (appendix B2). */
const order: Readonly<Record<string, number>> = {
  VERIFYING: 0,
  VERIFIED: 1,
  INVALID: 1,
  DUPLICATE: 1,
  PENDING_REVIEW: 2,
  SUCCESS: 3,
  REJECTED: 3,
};

/**
 * The slips of the list together with what calls answered since: whichever is further along wins, so
 * that a list fetched a moment too early takes nothing back. Newest first.
 */
export function mergeSlips(
  listed: readonly SlipRequest[],
  answered: readonly SlipRequest[],
): readonly SlipRequest[] {
  const fresh = new Map(answered.map((slip) => [slip.slipUuid, slip]));
  const known = listed.map((slip) => later(slip, fresh.get(slip.slipUuid)));
  const listedUuids = new Set(listed.map((slip) => slip.slipUuid));
  const unlisted = answered.filter((slip) => !listedUuids.has(slip.slipUuid));
  return [...unlisted.reverse(), ...known];
}

function later(listed: SlipRequest, answered: SlipRequest | undefined): SlipRequest {
  if (!answered || progress(listed.status) >= progress(answered.status)) return listed;
  return {
    ...listed,
    status: answered.status,
    amount: answered.amount ?? listed.amount,
    code: answered.code ?? null,
    reason: answered.reason,
  };
}

const progress = (status: string) => (hasOwn(order, status) ? (order[status] ?? 0) : 0);
