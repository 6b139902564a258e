import { Eye } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useBrand } from '@backoffice/api/brandListApi';
import { may } from '@backoffice/api/staffApi';
import { CopyButton, IconButton } from '@backoffice/ui/Button';
import { type MemberRecord, useRevealMutation } from '@desk/core/memberApi';
import { ReasonDialog } from '@desk/features/dialogs/ReasonDialog';
import { useTexts } from '@desk/i18n/texts';

interface Props {
  readonly record: Pick<MemberRecord, 'brandId' | 'member'>;
  /** What the number is. */
  readonly label: string;
  readonly masked: string;
  readonly field: 'PHONE' | 'BANK_ACCOUNT' | 'FORMER_BANK_ACCOUNT';
  /** Of a former account. */
  readonly accountUuid?: string;
}

/** A masked number; shown in full for a reason, which the server audits, until the page is left. */
export function MaskedNumber({ record, label, masked, field, accountUuid }: Props) {
  const t = useTexts('member');
  const [isOpen, setOpen] = useState(false);
  const [reveal, { data, isLoading, error }] = useRevealMutation();
  const mayReveal = may(useBrand(record.brandId), 'members.reveal');
  const send = async (reason: string) => {
    const { brandId, member } = record;
    const account = accountUuid === undefined ? {} : { accountUuid };
    const answer = await reveal({ brandId, uuid: member.uuid, field, reason, ...account });
    if (!answer.error) setOpen(false);
  };
  return (
    <Value>
      {data?.value ?? masked}
      {data && <CopyButton size="s" variant="ghost" text={data.value} />}
      {!data && mayReveal && (
        <IconButton size="s" icon={Eye} label={t('reveal', { what: label })} onClick={() => setOpen(true)} />
      )}
      {isOpen && (
        <ReasonDialog
          title={t('reveal', { what: label })}
          text={t('reveal.text')}
          label={t('reason')}
          submit={t('reveal.submit')}
          isPending={isLoading}
          error={error}
          onSend={(reason) => void send(reason)}
          onClose={() => setOpen(false)}
        />
      )}
    </Value>
  );
}

const Value = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px;
`;
