import { formatMoney } from '@/lib/formatMoney';
import { moment } from '@backoffice/i18n/bangkokTime';
import type { Evidence } from '@desk/core/queueApi';
import { useLanguage, useTexts } from '@desk/i18n/texts';
import { Card, Facts, SmallTable } from './Facts';

interface Props {
  readonly deposit: NonNullable<Evidence['deposit']>;
}

/** The request and the account that receives; bank lines to choose from are next to the decision. */
export function DepositEvidence({ deposit }: Props) {
  const t = useTexts('evidence');
  const { language } = useLanguage();
  const { receiver } = deposit;
  const limit = receiver.dailyLimit === null ? '' : ` / ${formatMoney(receiver.dailyLimit, { whole: true })}`;
  return (
    <>
      <Card title={t('deposit')}>
        <Facts
          facts={[
            [t('deposit.amount'), formatMoney(deposit.amount)],
            [t('deposit.payAmount'), formatMoney(deposit.payAmount)],
            [t('deposit.createdAt'), moment(deposit.createdAt, language)],
            [
              t('deposit.transferredAt'),
              deposit.transferredAt === null ? t('deposit.notYet') : moment(deposit.transferredAt, language),
            ],
            [t('deposit.receiver'), `${receiver.bankName} ${receiver.bankId} · ${receiver.accountName}`],
            [t('deposit.receivedToday'), formatMoney(receiver.receivedToday, { whole: true }) + limit],
          ]}
        />
      </Card>
      <NearCredits near={deposit.near} />
    </>
  );
}

/** Credits that may be the same money. */
export function NearCredits({ near }: { readonly near: Props['deposit']['near'] }) {
  const t = useTexts('evidence');
  const { language } = useLanguage();
  if (near.length === 0) return null;
  return (
    <Card title={t('near')}>
      <SmallTable
        label={t('near')}
        head={[t('near.what'), t('near.amount'), t('near.at'), t('near.backed')]}
        rows={near.map(({ kind, uuid, amount, at, backed }) => ({
          id: uuid,
          cells: [
            t(`near.${kind}`),
            formatMoney(amount),
            moment(at, language),
            t(backed ? 'near.yes' : 'near.no'),
          ],
        }))}
      />
    </Card>
  );
}
