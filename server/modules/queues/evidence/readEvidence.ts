import type { QueueKind } from '#schemas/api/shapes/queueItem';
import { depositEvidence } from './depositEvidence';
import type { Evidence, EvidenceContext, EvidenceOf, Item } from './evidence';
import { readMember } from './memberEvidence';
import { adjustmentEvidence, gameTransferEvidence, prizeEvidence, rewardEvidence } from './otherEvidence';
import { slipEvidence } from './slipEvidence';
import { payoutEvidence, withdrawalEvidence } from './withdrawalEvidence';

const byKind: Readonly<Record<QueueKind, EvidenceOf>> = {
  deposit: depositEvidence,
  slip: slipEvidence,
  withdrawal: withdrawalEvidence,
  payout: payoutEvidence,
  reward: rewardEvidence,
  prize: prizeEvidence,
  adjustment: adjustmentEvidence,
  'game-transfer': gameTransferEvidence,
};

/** Everything that a decision about an item rests on. */
export async function readEvidence(context: EvidenceContext, kind: QueueKind, item: Item): Promise<Evidence> {
  const { brand_id: brandId, member_id: memberId } = item;
  const [member, ofKind] = await Promise.all([
    memberId === undefined ? null : readMember(context.db, brandId, memberId),
    byKind[kind](context, item),
  ]);
  return { member, ...ofKind };
}
