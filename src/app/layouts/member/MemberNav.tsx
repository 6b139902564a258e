import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { selectCategory } from '@/features/game/gameSlice';
import { NavLink } from '@/lib/router';
import { useAppSelector } from '../../hooks';
import { useMemberWays } from './useMemberWays';

/** On a wide screen the header shows the same five navigation items. */
export function MemberNav() {
  const { t } = useTranslation();
  const [home, deposit, fourth, contact] = useMemberWays();
  const category = useAppSelector(selectCategory);
  const games = { to: `/auth/games/category?cat=${category}`, label: t('nav.allGames') };
  return (
    <Nav aria-label={t('nav.main')}>
      {[home, deposit, games, fourth, contact].map(({ to, label }) => (
        <NavLink key={to} to={to}>
          {label}
        </NavLink>
      ))}
    </Nav>
  );
}

const Nav = styled.nav`
  display: none;
  gap: 4px;
  margin-left: 16px;

  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding: 0 14px;
    border-radius: var(--radius-pill);
    color: var(--text-muted);
    text-decoration: none;
    white-space: nowrap;
  }

  a:hover {
    color: var(--text);
  }

  a.active {
    background: var(--surface-3);
    color: var(--text);
  }

  @media (min-width: 1024px) {
    display: flex;
  }
`;
