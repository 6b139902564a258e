import { useId, useState } from 'react';
import { ErrorNotice, useReport } from '@backoffice/layout/Loaded';
import { useLanguage, useTexts } from '@studio/i18n/texts';
import { moment } from '@backoffice/i18n/bangkokTime';
import { Badge } from '@backoffice/ui/Badge';
import { Button } from '@backoffice/ui/Button';
import { Dialog } from '@backoffice/ui/Dialog';
import { Form, TextField } from '@backoffice/ui/Field';
import { Stack } from '@backoffice/ui/Stack';
import {
  type AccountChange,
  type CompanyAccount,
  useApproveAccountChangeMutation,
  useRejectAccountChangeMutation,
} from '@studio/core/api/companyAccountsApi';
import { useGetMeQuery } from '@backoffice/api/peopleApi';
import { bahtText } from './accountForm';
import { AccountItem, Identity } from './AccountRow';

interface Props {
  readonly brandId: string;
  readonly change: AccountChange;
  /** The account as it is, for a change of one. */
  readonly account: CompanyAccount | undefined;
  readonly mayDecide: boolean;
}

/** A proposal that waits for a second person; its proposer can only withdraw it. */
export function ChangeRow({ brandId, change, account, mayDecide }: Props) {
  const t = useTexts('companyAccounts');
  const report = useReport();
  const { language } = useLanguage();
  const { data: me } = useGetMeQuery();
  const [isRejecting, setRejecting] = useState(false);
  const [approve, { isLoading }] = useApproveAccountChangeMutation();
  const { uuid, kind, proposedBy, createdAt, dailyLimit } = change;
  const isOwn = proposedBy === me?.staff.email;
  const facts = [
    account &&
      account.accountName !== change.accountName &&
      t('was.accountName', { name: account.accountName }),
    account && account.promptPay !== change.promptPay && t('was.promptPay', { id: account.promptPay ?? '-' }),
    account?.promptPay && change.promptPay === null && t('noPromptPay'),
    dailyLimit !== null && t('limitOf', { amount: bahtText(dailyLimit) }),
  ].filter((fact) => typeof fact === 'string');
  return (
    <AccountItem>
      <div>
        <Identity account={change}>
          <Badge tone="warning">{t(`kind.${kind}`)}</Badge>
        </Identity>
        {facts.map((fact) => (
          <small key={fact}>{fact}</small>
        ))}
        <small>{t('proposedBy', { name: proposedBy, at: moment(createdAt, language) })}</small>
        {mayDecide && isOwn && <small>{t('own')}</small>}
      </div>
      {mayDecide && (
        <Stack $row>
          <Button size="s" onClick={() => setRejecting(true)}>
            {t(isOwn ? 'withdraw' : 'reject')}
          </Button>
          {!isOwn && (
            <Button
              size="s"
              variant="primary"
              pending={isLoading}
              onClick={() => void approve({ brandId, uuid }).then((answer) => report(answer, t('approved')))}
            >
              {t('approve')}
            </Button>
          )}
        </Stack>
      )}
      {isRejecting && <RejectDialog {...{ brandId, uuid, isOwn }} onClose={() => setRejecting(false)} />}
    </AccountItem>
  );
}

interface RejectProps {
  readonly brandId: string;
  readonly uuid: string;
  readonly isOwn: boolean;
  readonly onClose: () => void;
}

function RejectDialog({ brandId, uuid, isOwn, onClose }: RejectProps) {
  const t = useTexts('companyAccounts');
  const report = useReport();
  const formId = useId();
  const [reason, setReason] = useState('');
  const [reject, { isLoading, error }] = useRejectAccountChangeMutation();
  const send = async () => {
    if (reason.trim() === '') return;
    const answer = await reject({ brandId, uuid, reason: reason.trim() });
    if (!answer.error && report(answer, t('rejected'))) onClose();
  };
  return (
    <Dialog
      title={t(isOwn ? 'withdraw' : 'reject')}
      width={400}
      onClose={onClose}
      actions={
        <Button
          type="submit"
          form={formId}
          variant="danger"
          pending={isLoading}
          disabled={reason.trim() === ''}
        >
          {t(isOwn ? 'withdraw' : 'reject')}
        </Button>
      }
    >
      <Form id={formId} onSubmit={() => void send()}>
        <ErrorNotice error={error} />
        <TextField label={t('field.reason')} maxLength={200} value={reason} onChange={setReason} />
      </Form>
    </Dialog>
  );
}
