import { bangkokIso } from '#core/time/bangkok';
import { fail } from '#server/platform/appError';
import { findAdjustment, presentAdjustment } from '#server/modules/adjustments/index';
import { findTransfer, presentTransfer } from '#server/modules/games/index';
import { findPrize } from '#server/modules/prizes/index';
import { findRedemption, presentStaffRedemption } from '#server/modules/rewards/index';
import type { Evidence, EvidenceOf } from './evidence';

/** The reward, and where it goes. */
export const rewardEvidence: EvidenceOf = async ({ db }, { brand_id, id }) => {
  const { status, rewardName, point, credit, physical, address, trackingNo } = presentStaffRedemption(
    await findRedemption(db, brand_id, id),
  );
  const reward = { status, rewardName, point, credit, physical, address, trackingNo };
  return { reward } satisfies Pick<Evidence, 'reward'>;
};

/** The prize, and the play that won it. */
export const prizeEvidence: EvidenceOf = async ({ db }, { brand_id, id }) => {
  const { label, game, play_id, played_at } = await findPrize(db, brand_id, id);
  const prize = { label, game, playUuid: play_id, playedAt: bangkokIso(played_at) };
  return { prize } satisfies Pick<Evidence, 'prize'>;
};

/** The proposal, and credits that may be the same money. */
export const adjustmentEvidence: EvidenceOf = async ({ db, staff }, { brand_id, id }) => {
  const { direction, kind, reason, proposedBy, depositUuid, bankTransferUuid, near } = presentAdjustment(
    await findAdjustment(db, brand_id, id),
  );
  return {
    adjustment: {
      ...{ direction, kind, reason: reason ?? '', proposedBy, own: proposedBy === staff.email },
      ...{ depositUuid, bankTransferUuid, near },
    } satisfies Evidence['adjustment'],
  };
};

/** What the provider did not confirm. */
export const gameTransferEvidence: EvidenceOf = async ({ db }, { brand_id, id }) => {
  const row = await findTransfer(db, brand_id, id);
  if (!row) throw fail('NOT_FOUND');
  const { status, house, direction, reason, tries } = presentTransfer(row);
  return {
    gameTransfer: {
      status,
      house,
      direction,
      reason,
      tries,
      dueAt: bangkokIso(row.due_at),
    } satisfies Evidence['gameTransfer'],
  };
};
