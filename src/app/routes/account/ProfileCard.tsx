import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { User } from '@/api/session';
import { useFeature } from '@/brand/useBrand';
import { useMemberLevel } from '@/features/user/useMemberLevel';
import { bankLabel, maskAccount, maskPhone } from '@/lib/formatIdentity';
import { text } from '@/theme/typography';
import { Avatar } from '@/ui/Avatar';
import { Card } from '@/ui/Card';
import { KeyValue } from '@/ui/KeyValue';
import { Muted } from '@/ui/Muted';

/** The member's name in full, phone and bank account masked. */
export function ProfileCard({ user: { name, phone, user_pass, user_bank } }: { readonly user: User }) {
  const { t, i18n } = useTranslation('settings');
  const { label } = useMemberLevel();
  const changesBank = useFeature('changeBank');
  const bank = user_bank && (
    <>
      {bankLabel(user_bank.bankName, i18n.language)}{' '}
      <AccountNumber>{maskAccount(user_bank.bankId)}</AccountNumber>
    </>
  );
  return (
    <Card aria-label={t('account.profile')}>
      <Head>
        <Avatar name={name} size={56} />
        <div>
          <h2>{name}</h2>
          <Muted>{user_pass.username}</Muted>
        </div>
      </Head>
      <KeyValue
        rows={[
          { label: t('account.level'), value: label },
          { label: t('account.phone'), value: phone ? maskPhone(phone) : '-' },
          { label: t('account.bank'), value: bank ?? '-' },
        ]}
      />
      <Muted>{t(changesBank ? 'account.change.others' : 'account.change')}</Muted>
    </Card>
  );
}

/** Stays on one line. */
export const AccountNumber = styled.span`
  white-space: nowrap;
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 16px;
  margin-bottom: 12px;

  h2 {
    overflow-wrap: anywhere;
    ${text('lead', 'bold')}
  }
`;
