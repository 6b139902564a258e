import { limitPeriods } from '#schemas/common/terms';
import { formatMoney } from '@/lib/formatMoney';
import { moment } from '@backoffice/i18n/bangkokTime';
import type { MemberRecord } from '@desk/core/memberApi';
import { Card, Facts } from '@desk/features/evidence/Facts';
import { useLanguage, useTexts } from '@desk/i18n/texts';
import { MaskedNumber } from './MaskedNumber';

interface Props {
  readonly record: MemberRecord;
}

/** Money, totals, limits and identity. */
export function MemberFacts({ record }: Props) {
  const t = useTexts('member');
  const { language } = useLanguage();
  const { balance, totals, turnover, member } = record;
  const at = (iso: string | null) => (iso === null ? null : moment(iso, language));
  const some = (amount: number) => (amount === 0 ? null : formatMoney(amount));
  const sum = ({ amount, count }: { readonly amount: number; readonly count: number }) =>
    t('sum', { amount: formatMoney(amount), count });
  return (
    <>
      <Card title={t('money')}>
        <Facts
          facts={[
            [t('credit'), formatMoney(balance.credit)],
            [t('held'), formatMoney(balance.held)],
            [t('inGames'), some(balance.inGames)],
            [t('turnoverLeft'), turnover.open > 0 ? formatMoney(turnover.left) : null],
            [t('cashback'), some(balance.cashback)],
            [t('friendsIncome'), some(balance.friends)],
            [t('pointsLeft'), balance.points.toLocaleString('en-US')],
          ]}
        />
      </Card>
      <Card title={t('totals')}>
        <Facts
          facts={[
            [t('deposits'), sum(totals.deposits)],
            [t('withdrawals'), sum(totals.withdrawals)],
            [t('net'), formatMoney(totals.net.net)],
            [t('bonus'), some(totals.bonus)],
            [t('bet'), formatMoney(totals.play.bet)],
            [t('result'), formatMoney(totals.play.result)],
            [t('firstDeposit'), at(totals.deposits.firstAt)],
            [t('lastDeposit'), at(totals.deposits.lastAt)],
            [t('lastWithdrawal'), at(totals.withdrawals.lastAt)],
          ]}
        />
      </Card>
      <Limits record={record} />
      <Card title={t('identity')}>
        <Facts
          facts={[
            [
              t('phone'),
              <MaskedNumber
                key="phone"
                record={record}
                label={t('phone')}
                masked={member.phone}
                field="PHONE"
              />,
            ],
            [t('birthDate'), record.birthDate],
            [t('registered'), at(record.createdAt)],
            [t('lastLogin'), at(member.lastLoginAt)],
            [t('source'), record.source],
            [t('team'), record.team],
            [t('marketing'), record.marketing],
          ]}
        />
      </Card>
    </>
  );
}

/** What the level allows, and what the member has limited. */
function Limits({ record: { play, level } }: Props) {
  const t = useTexts('member');
  const { language } = useLanguage();
  const { perDay, perTx, countPerDay } = level.withdrawLeft;
  const pause = play.playBreak;
  const limitOf = (period: (typeof limitPeriods)[number]) => {
    const limit = play.limits.find((each) => each.period === period);
    if (!limit || (limit.amount === null && !limit.pending)) return null;
    const { amount, used, pending } = limit;
    const now =
      amount === null
        ? t('limit.none')
        : t('limit.used', { used: formatMoney(used), amount: formatMoney(amount) });
    if (!pending) return now;
    const next = pending.amount === null ? t('limit.none') : formatMoney(pending.amount);
    return t('limit.pending', { now, next, at: moment(pending.confirmFrom, language) });
  };
  return (
    <Card title={t('limits')}>
      <Facts
        facts={[
          [
            t('break'),
            pause &&
              t('break.until', {
                kind: t(`break.${pause.kind}`),
                until: pause.until === null ? t('break.open') : moment(pause.until, language),
              }),
          ],
          ...limitPeriods.map((period) => [t(`limit.${period}`), limitOf(period)] as const),
          [t('withdrawLeft.day'), perDay === null ? null : formatMoney(perDay)],
          [t('withdrawLeft.once'), perTx === null ? null : formatMoney(perTx)],
          [t('withdrawLeft.count'), countPerDay],
          [t('levelDeposits'), formatMoney(level.depositTotal)],
        ]}
      />
    </Card>
  );
}
