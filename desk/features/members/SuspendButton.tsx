import { Ban, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useBrand } from '@backoffice/api/brandListApi';
import { may } from '@backoffice/api/staffApi';
import { useNotify } from '@backoffice/ui/Notice';
import { Button } from '@backoffice/ui/Button';
import { type MemberRecord, useRestoreMemberMutation, useSuspendMemberMutation } from '@desk/core/memberApi';
import { ReasonDialog } from '@desk/features/dialogs/ReasonDialog';
import { useTexts } from '@desk/i18n/texts';

interface Props {
  readonly record: Pick<MemberRecord, 'brandId' | 'member'>;
}

/** Suspends or restores the member, with a reason. */
export function SuspendButton({ record: { brandId, member } }: Props) {
  const t = useTexts('member');
  const notify = useNotify();
  const [act, setAct] = useState<'suspend' | 'restore' | null>(null);
  const [suspend, suspending] = useSuspendMemberMutation();
  const [restore, restoring] = useRestoreMemberMutation();
  const isActive = member.status === 'ACTIVE';
  const next = isActive ? 'suspend' : 'restore';
  if (!may(useBrand(brandId), 'members.suspend')) return null;
  const send = async (reason: string) => {
    const answer = await (act === 'suspend' ? suspend : restore)({ brandId, uuid: member.uuid, reason });
    if (answer.error || act === null) return;
    notify(t(`${act}.done`));
    setAct(null);
  };
  return (
    <>
      <Button icon={isActive ? Ban : RotateCcw} onClick={() => setAct(next)}>
        {t(next)}
      </Button>
      {act !== null && (
        <ReasonDialog
          title={t(act)}
          text={t(`${act}.text`)}
          label={t('reason')}
          submit={t(act)}
          isDanger={act === 'suspend'}
          isPending={suspending.isLoading || restoring.isLoading}
          error={act === 'suspend' ? suspending.error : restoring.error}
          onSend={(reason) => void send(reason)}
          onClose={() => setAct(null)}
        />
      )}
    </>
  );
}
