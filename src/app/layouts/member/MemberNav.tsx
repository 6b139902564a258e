import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { selectCategory } from '@/features/game/gameSlice';
import { NavLink } from '@/lib/router';
import { media } from '@/theme/media';
import { useAppSelector } from '../../makeStore';
import { Gift, House, Landmark, type LucideIcon, MessageCircle, Wallet } from 'lucide-react';
import { useBrand } from '@/brand/useBrand';
import { useImage } from '@/features/configuration/configurationApi';
import { AppImage } from '@/ui/AppImage';

/** On a wide screen the header shows the same five navigation items. */
export function MemberNav() {
  const { t } = useTranslation();
  const [home, deposit, fourth, contact] = useMemberWays();
  const category = useAppSelector(selectCategory);
  const { navigation } = useBrand().look;
  const games = { to: `/auth/games/category?cat=${category}`, label: t('nav.allGames') };
  return (
    <Nav aria-label={t('nav.main')} data-navigation={navigation}>
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
    border-radius: var(--chip-radius);
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

  /* As in the bar of a phone. */
  &[data-navigation='dock'] a.active {
    background: var(--accent);
    color: var(--on-accent);
  }

  &[data-navigation='flat'] a.active {
    background: linear-gradient(var(--accent), var(--accent)) bottom/100% 3px no-repeat, var(--accent-soft);
    color: var(--accent-strong);
  }

  @media (min-width: 1024px) {
    display: flex;
  }
`;

export interface Way {
  readonly to: string;
  readonly label: string;
  readonly Icon: LucideIcon;
}

/** The four plain navigation items of the member area; the fourth depends on the brand. */
export function useMemberWays(): readonly [Way, Way, Way, Way] {
  const { t } = useTranslation();
  const { bottomBar } = useBrand();
  const fourth: Way =
    bottomBar.slot4 === 'media'
      ? { to: '/auth/media', label: t('nav.media'), Icon: Gift }
      : { to: '/auth/withdraw', label: t('nav.withdraw'), Icon: Landmark };
  return [
    { to: '/auth/dashboard', label: t('nav.home'), Icon: House },
    { to: '/auth/deposit', label: t('nav.deposit'), Icon: Wallet },
    fourth,
    { to: '/auth/contact', label: t('nav.contact'), Icon: MessageCircle },
  ];
}

/** Five items with the all-games button raised in the middle. */
export function BottomBar() {
  const { t } = useTranslation();
  const [home, deposit, fourth, contact] = useMemberWays();
  const { navigation } = useBrand().look;
  const category = useAppSelector(selectCategory);
  const allGames = useImage('home.menuBottom.allGame');
  return (
    <Bar aria-label={t('nav.main')} data-navigation={navigation} data-testid="bottom-bar">
      <Item way={home} />
      <Item way={deposit} />
      <Centre to={`/auth/games/category?cat=${category}`} aria-label={t('nav.allGames')}>
        <AppImage src={allGames} alt="" width={56} height={56} />
        <span>{t('nav.allGames')}</span>
      </Centre>
      <Item way={fourth} edit="/bottomBar/slot4" />
      <Item way={contact} />
    </Bar>
  );
}

interface ItemProps {
  readonly way: Way;
  /** Brand setting that determines this item. */
  readonly edit?: string;
}

function Item({ way: { to, label, Icon }, edit }: ItemProps) {
  return (
    <Plain to={to} data-edit={edit}>
      <Icon size={22} aria-hidden="true" />
      <span>{label}</span>
    </Plain>
  );
}

const Bar = styled.nav`
  position: fixed;
  right: 0;
  bottom: 0;
  left: 0;
  z-index: 10;
  display: grid;
  grid-template-columns: repeat(5, 1fr);
  height: calc(var(--bar-h) + env(safe-area-inset-bottom, 0px));
  padding-bottom: env(safe-area-inset-bottom, 0px);
  border-top: 1px solid var(--line);
  background: var(--surface-1);

  /* The bar's height contains the gap below it. */
  &[data-navigation='dock'] {
    right: 12px;
    bottom: calc(12px + env(safe-area-inset-bottom, 0px));
    left: 12px;
    grid-template-columns: repeat(5, minmax(44px, auto));
    height: calc(var(--bar-h) - 14px);
    padding: 0 6px;
    border: 1px solid var(--line);
    border-radius: 32px;
    box-shadow: var(--shadow-2);

    ${media.sideways} {
      bottom: calc(4px + env(safe-area-inset-bottom, 0px));
      height: calc(var(--bar-h) - 4px);
    }
  }

  @media (min-width: 1024px) {
    display: none;
  }
`;

const Plain = styled(NavLink)`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 2px;
  min-width: 0;
  color: var(--text-muted);
  font-size: 12px;
  line-height: 1.5;
  text-decoration: none;
  white-space: nowrap;
  transition: color 160ms ease;

  @media (max-width: 359px) {
    font-size: 11px;
  }

  /* A label beside its icon, because the bar is low. */
  ${media.sideways} {
    flex-direction: row;

    svg {
      margin-right: 6px;
    }
  }

  &.active {
    color: var(--accent-strong);
  }

  [data-navigation='dock'] & {
    margin: 6px 0;
    /* Rounder corners would cut the longest label. */
    border-radius: 20px;

    ${media.sideways} {
      margin: 0;
    }

    &.active {
      background: var(--accent);
      color: var(--on-accent);
    }
  }

  [data-navigation='flat'] &.active {
    background: linear-gradient(var(--accent), var(--accent)) top/100% 3px no-repeat, var(--accent-soft);
  }
`;

const Centre = styled(Plain)`
  position: relative;
  justify-content: flex-end;
  padding-bottom: 10px;
  color: var(--text);

  img {
    position: absolute;
    top: -17px;
    border-radius: var(--radius-pill);
    box-shadow: var(--glow);
  }

  [data-navigation='dock'] &,
  [data-navigation='flat'] & {
    justify-content: center;
    padding-bottom: 0;

    img {
      position: static;
      width: 26px;
      height: 26px;
      /* As high as the icons, so that the labels stand on one line. */
      margin: -2px 0;
      box-shadow: none;
    }
  }

  [data-navigation='flat'] & img {
    border-radius: 0;
  }

  ${media.sideways} {
    justify-content: center;
    padding-bottom: 0;

    img {
      position: static;
      width: 28px;
      height: 28px;
      margin-right: 6px;
      box-shadow: none;
    }
  }
`;
