import { SectionBoundary } from '../../ErrorBoundary';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useFeature } from '@/brand/useBrand';
import { NavLink } from '@/lib/router';
import { tabStyles } from '@/ui/Tabs';
import { lazyExtra } from '@/lib/lazyPart';

/** The deposit methods of the brand, each with its own address; nothing where there is only one. */
export function DepositWays() {
  const { t } = useTranslation('deposit');
  const [takesQr, takesSlips] = [useFeature('promptPay'), useFeature('slip')];
  if (!takesQr && !takesSlips) return null;
  return (
    <Nav aria-label={t('title')}>
      <NavLink to="/auth/deposit" end>
        {t('tab.transfer')}
      </NavLink>
      {takesQr && <NavLink to="/auth/deposit/qr">{t('tab.qr')}</NavLink>}
      {takesSlips && <NavLink to="/auth/deposit/slip">{t('tab.slip')}</NavLink>}
    </Nav>
  );
}

const Nav = styled.nav`
  ${tabStyles}
`;

/** Loaded after a success only, because it brings the code that opens games. */
const PlayOn = lazyExtra(async () => (await import('./PlayOn')).PlayOn);

/** What follows a successful deposit; null where the brand has no games. */
export function usePlayOn() {
  const hasGames = useFeature('games');
  return hasGames ? (
    <SectionBoundary isExtra>
      <PlayOn />
    </SectionBoundary>
  ) : null;
}
