import { Link } from '@/lib/router';
import { formatMoney } from '@/lib/formatMoney';
import { moment } from '@backoffice/i18n/bangkokTime';
import type { MemberRecord } from '@desk/core/memberApi';
import type { QueueKind } from '@desk/core/queueApi';
import { Card, SmallTable } from '@desk/features/evidence/Facts';
import { useLanguage, useTexts } from '@desk/i18n/texts';

interface Props {
  readonly record: MemberRecord;
}

type Request = MemberRecord['requests'][number];

/** Statuses in which a request waits for staff in a queue; in others it waits for the member or a bank. */
const waiting: Readonly<Record<string, QueueKind>> = {
  'deposit TRANSFERRED': 'deposit',
  'slip PENDING_REVIEW': 'slip',
  'withdrawal PENDING': 'withdrawal',
  'withdrawal FAILED': 'payout',
  'withdrawal REJECTED': 'payout',
  'reward PENDING': 'reward',
  'reward APPROVED': 'reward',
  'prize PENDING': 'prize',
  'adjustment PENDING': 'adjustment',
};

/** Requests that are not final; those that wait for staff lead to their queue. */
export function OpenRequests({ record: { requests } }: Props) {
  const t = useTexts('member');
  const { language } = useLanguage();
  if (requests.length === 0) return null;
  return (
    <Card title={t('requests')}>
      <SmallTable
        label={t('requests')}
        head={[t('request'), t('amount'), t('request.status'), t('createdAt')]}
        rows={requests.map((request) => ({
          id: request.uuid,
          cells: [
            <Name key="name" request={request} />,
            request.amount === null ? '–' : formatMoney(request.amount),
            t(`state.${request.status}` as 'state.PENDING'),
            moment(request.createdAt, language),
          ],
        }))}
      />
    </Card>
  );
}

function Name({ request: { kind, status, uuid } }: { readonly request: Request }) {
  const t = useTexts('member');
  const queue = waiting[`${kind} ${status}`];
  const name = t(`kind.${kind}`);
  return queue === undefined ? name : <Link to={`/q/${queue}/${uuid}`}>{name}</Link>;
}
