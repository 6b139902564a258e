import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { useTexts } from '@studio/i18n/texts';
import { Notice } from '@staff/ui/Notice';
import { Skeleton } from '@staff/ui/Loading';
import { PasswordForm } from './PasswordForm';
import { useGetMeQuery } from '@studio/core/api/peopleApi';
import { PlainPage } from '@studio/layout/PlainPage';
import { SecondFactorForm } from './SecondFactorForm';

/** The own account: password and second factor. */
export function AccountPage() {
  const t = useTexts('people');
  const { data: me } = useGetMeQuery();
  return (
    <PlainPage title={t('account.title')} text={me && `${me.name} · ${me.staff.email}`}>
      <Cards>
        <Card title={t('account.password')} text={t('account.passwordHelp')}>
          <PasswordForm />
        </Card>
        <Card title={t('factor.title')}>
          {!me && <Skeleton $h={60} />}
          {me?.secondFactor === true && <Notice tone="success">{t('factor.on')}</Notice>}
          {me?.secondFactor === false && (
            <>
              <p>{t('factor.off')}</p>
              <SecondFactorForm />
            </>
          )}
        </Card>
      </Cards>
    </PlainPage>
  );
}

function Card({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text !== undefined && <p>{text}</p>}
      {children}
    </Box>
  );
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(320px, 1fr));
  align-items: start;
  gap: 16px;
`;

const Box = styled.section`
  display: grid;
  gap: 12px;
  padding: 20px;
  border: 1px solid var(--s-line);
  border-radius: 10px;
  background: var(--s-panel);

  & > p {
    margin-top: -8px;
    color: var(--s-muted);
  }
`;
