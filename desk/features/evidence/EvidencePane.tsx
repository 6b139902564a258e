import type { QueueDetail } from '@desk/core/queueApi';
import { DepositEvidence } from './DepositEvidence';
import { MemberCard } from './MemberCard';
import { OtherEvidence } from './OtherEvidence';
import { PayoutEvidence, WithdrawalEvidence } from './WithdrawalEvidence';
import { SlipEvidence } from './SlipEvidence';

/** What a decision rests on, by the kind of the item; then the member. */
export function EvidencePane({ detail }: { readonly detail: QueueDetail }) {
  const { deposit, slip, withdrawal, payout, member } = detail.evidence;
  return (
    <>
      {slip && <SlipEvidence uuid={detail.uuid} brandId={detail.brandId} slip={slip} />}
      {deposit && <DepositEvidence deposit={deposit} />}
      {withdrawal && <WithdrawalEvidence withdrawal={withdrawal} />}
      {payout && <PayoutEvidence payout={payout} />}
      <OtherEvidence evidence={detail.evidence} />
      {member && <MemberCard brandId={detail.brandId} member={member} />}
    </>
  );
}
