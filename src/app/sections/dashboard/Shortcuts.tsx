import { Gift, History, KeyRound, MapPin, Medal, Percent, Smartphone, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useBrand } from '@/brand/useBrand';
import type { FeatureFlag } from '#schemas/brand/brand';
import { Link } from '@/lib/router';

interface Shortcut {
  readonly id: 'promotion' | 'media' | 'history' | 'ranking' | 'address' | 'password' | 'sessions';
  readonly to: string;
  readonly Icon: LucideIcon;
  /** Shown only where the brand has the feature. */
  readonly flag?: FeatureFlag;
}

const shortcuts: readonly Shortcut[] = [
  { id: 'promotion', to: '/auth/media/promotion', Icon: Percent, flag: 'promotion' },
  { id: 'media', to: '/auth/media', Icon: Gift, flag: 'media' },
  { id: 'history', to: '/auth/transaction/history', Icon: History },
  { id: 'ranking', to: '/auth/user/ranking', Icon: Medal },
  { id: 'address', to: '/auth/settings/manage-address', Icon: MapPin, flag: 'address' },
  { id: 'password', to: '/auth/settings/change-password', Icon: KeyRound },
  { id: 'sessions', to: '/auth/settings/sessions', Icon: Smartphone },
];

/** Everything else of the member area, one tap away (RTM-07). */
export function Shortcuts() {
  const { t } = useTranslation('dashboard');
  const { flags } = useBrand();
  return (
    <Grid aria-label={t('shortcuts.title')}>
      {shortcuts
        .filter(({ flag }) => flag === undefined || flags[flag])
        .map(({ id, to, Icon }) => (
          <Link key={id} to={to}>
            <Mark>
              <Icon size={22} aria-hidden="true" />
            </Mark>
            <span>{t(`shortcut.${id}`)}</span>
          </Link>
        ))}
    </Grid>
  );
}

const Grid = styled.nav`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: 8px;
  padding: 16px 8px;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface-1);

  a {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 6px;
    min-width: 0;
    padding: 6px 2px;
    color: var(--text);
    font-size: 13px;
    line-height: 1.5;
    text-align: center;
    text-decoration: none;
  }

  @media (min-width: 768px) {
    grid-template-columns: repeat(7, 1fr);
  }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: linear-gradient(160deg, var(--surface-3), var(--surface-2));
  color: var(--accent);
`;
