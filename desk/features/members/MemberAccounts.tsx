import styled from 'styled-components';
import { moment } from '@backoffice/i18n/bangkokTime';
import type { MemberRecord } from '@desk/core/memberApi';
import { Card, SmallTable } from '@desk/features/evidence/Facts';
import { useLanguage, useTexts } from '@desk/i18n/texts';
import { MaskedNumber } from './MaskedNumber';
import { MemberLink } from '@desk/core/memberPlaces';

interface Props {
  readonly record: MemberRecord;
}

/** Present and former bank accounts, and other members with the same account or device. */
export function MemberAccounts({ record }: Props) {
  const t = useTexts('member');
  const { language } = useLanguage();
  const { account, formerAccounts, sameAccount, sameDevice } = record;
  const accounts = [
    ...(account ? [{ ...account, id: 'present', until: null }] : []),
    ...formerAccounts.map((former) => ({ ...former, id: former.uuid, since: null })),
  ];
  return (
    <Card title={t('accounts')}>
      {accounts.length === 0 ? (
        <p>{t('accounts.none')}</p>
      ) : (
        <SmallTable
          label={t('accounts')}
          head={[t('account'), t('accountName'), t('account.when')]}
          rows={accounts.map(({ id, bankName, bankId, accountName, since, until }) => ({
            id,
            cells: [
              <MaskedNumber
                key="number"
                record={record}
                label={t('accountNumber', { bank: bankName })}
                masked={`${bankName} ${bankId}`}
                {...(until === null
                  ? { field: 'BANK_ACCOUNT' as const }
                  : { field: 'FORMER_BANK_ACCOUNT' as const, accountUuid: id })}
              />,
              accountName,
              until === null
                ? t('account.since', { at: moment(since, language) })
                : t('account.until', { at: moment(until, language) }),
            ],
          }))}
        />
      )}
      <Others title={t('sameAccount')} members={sameAccount} />
      <Others title={t('sameDevice')} members={sameDevice} />
    </Card>
  );
}

interface OthersProps {
  readonly title: string;
  readonly members: MemberRecord['sameAccount'];
}

function Others({ title, members }: OthersProps) {
  if (members.length === 0) return null;
  return (
    <Shared>
      <h4>{title}</h4>
      <ul>
        {members.map(({ brandId, brandName, uuid, username, name }) => (
          <li key={`${brandId} ${uuid}`}>
            <MemberLink brandId={brandId} uuid={uuid}>
              {name} ({username})
            </MemberLink>{' '}
            · {brandName}
          </li>
        ))}
      </ul>
    </Shared>
  );
}

const Shared = styled.div`
  h4 {
    color: var(--s-warning);
    font-size: 13px;
    font-weight: 600;
  }
  li {
    color: var(--s-muted);
  }
`;
