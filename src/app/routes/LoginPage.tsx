import styled from 'styled-components';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '@/brand/useBrand';
import { LoginForm } from '@/features/auth/LoginForm';
import { Link, useLocation } from '@/lib/router';
import { lazyExtra } from '@/lib/lazyPart';
import { useIsHydrated } from '@/lib/useIsHydrated';
import { LinkButton } from '@/ui/LinkButton';
import { EntryPanel } from '../shared/EntryPanel';

/** Excluded from the main chunk, because only newly registered members need it. */
const Notice = lazyExtra(async () => (await import('@/ui/Notice')).Notice);

/** Navigation state that other pages pass to `/login`. */
interface Arrival {
  /** The guarded path that was requested; `VisitorsOnly` redirects there after log-in. */
  readonly from?: string;
  readonly registered?: true;
}

/** `/login`. The guard of the public pages redirects after log-in. */
export function LoginPage() {
  const { t } = useTranslation('login');
  const { displayName, flags } = useBrand();
  const state: unknown = useLocation().state;
  // Browsers restore the state on a reload, but the prerendered page was made without it.
  const arrival = useIsHydrated() ? (state as Arrival | null) : null;
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
        <Help to={flags.accountRecovery ? '/forgot-password' : '/contact'}>
          {t(flags.accountRecovery ? 'form.forgot' : 'form.help')}
        </Help>
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
