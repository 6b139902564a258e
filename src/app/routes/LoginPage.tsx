import styled from 'styled-components';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '@/brand/useBrand';
import { LoginForm } from '@/features/auth/LoginForm';
import { Link, useLocation } from '@/lib/router';
import { retryWhenOnline } from '@/lib/online';
import { LinkButton } from '@/ui/LinkButton';
import { EntryPanel } from '../shared/EntryPanel';

/** Not part of the first script: only somebody who has just registered needs it. */
const Notice = lazy(() => retryWhenOnline(async () => ({ default: (await import('@/ui/Notice')).Notice })));

/** What other pages leave in the history entry of `/login`. */
interface Arrival {
  /** The guarded page that was asked for; `VisitorsOnly` goes there after log-in. */
  readonly from?: string;
  readonly registered?: true;
}

/** `/login` (PUB-01). Who has just logged in is led on by the guard of the public pages. */
export function LoginPage() {
  const { t } = useTranslation('login');
  const { displayName, flags } = useBrand();
  const arrival = useLocation().state as Arrival | null;
  const lead = arrival?.from ? t('lead.continue') : t('lead', { brand: displayName });
  return (
    <EntryPanel title={t('title')} lead={lead}>
      {arrival?.registered && (
        <Suspense fallback={null}>
          <Notice tone="success" title={t('registered')}>
            {t('registered.hint')}
          </Notice>
        </Suspense>
      )}
      <LoginForm>
        <Help to="/contact">{t('form.help')}</Help>
      </LoginForm>
      {flags.register && (
        <Join>
          <span>{t('form.or')}</span>
          <LinkButton to="/register" variant="secondary" size="large" full>
            {t('form.register')}
          </LinkButton>
        </Join>
      )}
    </EntryPanel>
  );
}

const Help = styled(Link)`
  justify-self: center;
  padding: 10px 12px;
  text-align: center;
`;

const Join = styled.div`
  display: grid;
  gap: 12px;
  padding-top: 20px;
  border-top: 1px solid var(--line);
  text-align: center;

  > span {
    color: var(--text-muted);
  }
`;
