import { formatMoney } from '@/lib/formatMoney';
import { moment } from '@backoffice/i18n/bangkokTime';
import { Badge } from '@backoffice/ui/Badge';
import { Stack } from '@backoffice/ui/Stack';
import type { Evidence } from '@desk/core/queueApi';
import { useLanguage, useTexts } from '@desk/i18n/texts';
import { Card, Facts, SmallTable } from './Facts';

type Withdrawal = NonNullable<Evidence['withdrawal']>;
type Payout = NonNullable<Evidence['payout']>;

/** Where the money goes, what was deposited and played since the last payout, and why a person decides. */
export function WithdrawalEvidence({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const t = useTexts('evidence');
  const { language } = useLanguage();
  const { account, since, turnover, manual, approvedBy } = withdrawal;
  return (
    <>
      <Card title={t('withdrawal')}>
        <Facts
          facts={[
            [t('withdrawal.account'), `${account.bankName} ${account.bankId}`],
            [t('accounts.name'), account.accountName],
            [t('withdrawal.turnover'), formatMoney(turnover.left)],
            [
              t('withdrawal.since'),
              since.at === null ? t('withdrawal.firstEver') : moment(since.at, language),
            ],
            [t('withdrawal.deposited'), formatMoney(since.deposited)],
            [t('withdrawal.played'), formatMoney(since.played)],
            ...(approvedBy === null ? [] : ([[t('withdrawal.approvedBy'), approvedBy]] as const)),
          ]}
        />
        {manual.length > 0 && (
          <Stack $row $wrap $gap={2}>
            <span>{t('withdrawal.manual')}</span>
            {manual.map((reason) => (
              <Badge key={reason}>{t(`manual.${reason}`)}</Badge>
            ))}
          </Stack>
        )}
      </Card>
      {turnover.open.length > 0 && (
        <Card title={t('turnover')}>
          <SmallTable
            label={t('turnover')}
            head={[t('turnover.required'), t('turnover.left'), t('turnover.expires')]}
            rows={turnover.open.map(({ uuid, required, left, expiresAt }) => ({
              id: uuid,
              cells: [formatMoney(required), formatMoney(left), moment(expiresAt, language)],
            }))}
          />
        </Card>
      )}
      {since.deposits.length > 0 && (
        <Card title={t('withdrawal.deposits')}>
          <SmallTable
            label={t('withdrawal.deposits')}
            head={[t('near.at'), t('near.amount')]}
            rows={since.deposits.map(({ uuid, amount, at }) => ({
              id: uuid,
              cells: [moment(at, language), formatMoney(amount)],
            }))}
          />
        </Card>
      )}
      <Earlier earlier={withdrawal.earlier} />
    </>
  );
}

/** A withdrawal that still holds money: what was sent to the bank, and what came of it. */
export function PayoutEvidence({ payout }: { readonly payout: Payout }) {
  const t = useTexts('evidence');
  const { language } = useLanguage();
  return (
    <>
      <Card title={t('payout')}>
        <Facts
          facts={[
            [t('status'), t(`withdrawStatus.${payout.status}`)],
            [t('slip.reason'), payout.reason],
            [t('withdrawal.account'), `${payout.account.bankName} ${payout.account.bankId}`],
            [t('accounts.name'), payout.account.accountName],
            [t('payout.tries'), payout.tries],
          ]}
        />
        {payout.orders.length > 0 && (
          <SmallTable
            label={t('payout.orders')}
            head={[t('payout.orders'), t('payout.provider'), t('near.at'), t('payout.result')]}
            rows={payout.orders.map(({ reference, provider, createdAt, result }) => ({
              id: reference,
              cells: [
                reference,
                provider,
                moment(createdAt, language),
                t(result === null ? 'payout.open' : `payout.${result}`),
              ],
            }))}
          />
        )}
      </Card>
      <Earlier earlier={payout.earlier} />
    </>
  );
}

function Earlier({ earlier }: Pick<Withdrawal, 'earlier'>) {
  const t = useTexts('evidence');
  const { language } = useLanguage();
  if (earlier.length === 0) return null;
  return (
    <Card title={t('withdrawal.earlier')}>
      <SmallTable
        label={t('withdrawal.earlier')}
        head={[t('near.at'), t('near.amount'), t('status')]}
        rows={earlier.map(({ uuid, amount, status, createdAt }) => ({
          id: uuid,
          cells: [moment(createdAt, language), formatMoney(amount), t(`withdrawStatus.${status}`)],
        }))}
      />
    </Card>
  );
}
