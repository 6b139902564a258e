import { lazy } from 'react';
import { SectionBoundary } from '../../ErrorBoundary';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useFeature } from '@/brand/useBrand';
import { NavLink } from '@/lib/router';
import { text } from '@/theme/typography';

/** Bank transfer or slip: the two deposit methods, each with its own address. */
export function DepositWays() {
  const { t } = useTranslation('deposit');
  if (!useFeature('slip')) return null;
  return (
    <Nav aria-label={t('title')}>
      <NavLink to="/auth/deposit" end>
        {t('tab.transfer')}
      </NavLink>
      <NavLink to="/auth/deposit/slip">{t('tab.slip')}</NavLink>
    </Nav>
  );
}

const Nav = styled.nav`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 4px;
  padding: 4px;
  border: 1px solid var(--line);
  border-radius: var(--radius-pill);
  background: var(--surface-1);

  a {
    display: grid;
    place-items: center;
    min-height: 44px;
    padding: 0 8px;
    border-radius: var(--radius-pill);
    color: var(--text-muted);
    text-align: center;
    text-decoration: none;
    ${text('small', 'bold')}
  }

  a[aria-current='page'] {
    background: var(--accent-soft);
    color: var(--accent-strong);
  }
`;

/** Loaded after a success only, because it brings the code that opens games. */
const PlayOn = lazy(async () => ({ default: (await import('./PlayOn')).PlayOn }));

/** What follows a successful deposit; null where the brand has no games. */
export function usePlayOn() {
  const hasGames = useFeature('games');
  return hasGames ? (
    <SectionBoundary isExtra>
      <PlayOn />
    </SectionBoundary>
  ) : null;
}
