import { formatMoney } from '@/lib/formatMoney';
import { moment } from '@backoffice/i18n/bangkokTime';
import { Badge } from '@backoffice/ui/Badge';
import type { Evidence } from '@desk/core/queueApi';
import { useLanguage, useTexts } from '@desk/i18n/texts';
import { Card, Facts, SmallTable } from './Facts';
import { ItemMemberLink } from './ItemMemberLink';

interface Props {
  readonly brandId: string;
  readonly member: NonNullable<Evidence['member']>;
}

/** Who the item belongs to: money, level, bank accounts with their history. */
export function MemberCard({ brandId, member }: Props) {
  const t = useTexts('evidence');
  const { language } = useLanguage();
  const at = (iso: string | null) => (iso === null ? '–' : moment(iso, language));
  return (
    <Card title={t('member')}>
      <Facts
        facts={[
          [
            t('member.name'),
            <ItemMemberLink key="name" brandId={brandId} uuid={member.uuid}>
              {member.name} ({member.username})
            </ItemMemberLink>,
          ],
          [
            t('member.status'),
            <Badge key="status" tone={member.status === 'ACTIVE' ? 'success' : 'danger'}>
              {t(`member.${member.status}`)}
            </Badge>,
          ],
          [t('member.level'), member.level],
          [t('member.credit'), formatMoney(member.credit)],
          [t('member.held'), formatMoney(member.held)],
          [t('member.deposits'), formatMoney(member.depositTotal)],
          [t('member.withdrawals'), formatMoney(member.withdrawnTotal)],
          [t('member.since'), at(member.createdAt)],
          [t('member.lastLogin'), at(member.lastLoginAt)],
        ]}
      />
      {member.accounts.length > 0 && (
        <SmallTable
          label={t('accounts')}
          head={[t('accounts'), t('accounts.name'), t('accounts.since'), t('accounts.until')]}
          rows={member.accounts.map(({ bankName, bankId, accountName, since, until }) => ({
            id: `${bankId} ${until ?? ''}`,
            cells: [
              `${bankName} ${bankId}`,
              accountName,
              at(since),
              until === null ? t('accounts.present') : at(until),
            ],
          }))}
        />
      )}
    </Card>
  );
}
