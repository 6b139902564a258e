import {
  CalendarCheck,
  ChartNoAxesColumn,
  Gift,
  HandCoins,
  History,
  Medal,
  Percent,
  Trophy,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useBrand } from '@/brand/useBrand';
import type { FeatureFlag } from '#schemas/brand/brand';
import { Link } from '@/lib/router';
import { useGetCashbackQuery } from '@/features/cashback/cashbackApi';
import { text } from '@/theme/typography';
import { type IconHue, IconTile } from '@/ui/IconTile';

/** Query parameter of the dashboard that opens the check-in. */
export const CHECK_IN_ASKED = 'check-in';

/** Address that opens the check-in, done or not. */
const CHECK_IN_PATH = `/auth/dashboard?${CHECK_IN_ASKED}`;

interface Shortcut {
  readonly id:
    | 'promotion'
    | 'media'
    | 'checkIn'
    | 'cashback'
    | 'reward'
    | 'affiliate'
    | 'winlost'
    | 'history'
    | 'ranking';
  readonly to: string;
  readonly Icon: LucideIcon;
  readonly hue: IconHue;
  /** Shown only where the brand has the feature. */
  readonly flag?: FeatureFlag;
}

const shortcuts: readonly Shortcut[] = [
  { id: 'promotion', to: '/auth/media/promotion', Icon: Percent, hue: 'gold', flag: 'promotion' },
  { id: 'media', to: '/auth/media', Icon: Gift, hue: 'rose', flag: 'media' },
  { id: 'checkIn', to: CHECK_IN_PATH, Icon: CalendarCheck, hue: 'mint', flag: 'checkIn' },
  { id: 'cashback', to: '/auth/cashback', Icon: HandCoins, hue: 'gold', flag: 'cashback' },
  { id: 'reward', to: '/auth/reward', Icon: Trophy, hue: 'gold', flag: 'reward' },
  { id: 'affiliate', to: '/auth/affiliate', Icon: UsersRound, hue: 'mint', flag: 'affiliate' },
  { id: 'winlost', to: '/auth/winlost', Icon: ChartNoAxesColumn, hue: 'coral', flag: 'winlost' },
  { id: 'history', to: '/auth/transaction/history', Icon: History, hue: 'sky' },
  { id: 'ranking', to: '/auth/user/ranking', Icon: Medal, hue: 'violet' },
];

/** As many as fit in a row on a desktop; more form two even rows. */
const MOST_IN_ROW = 10;

/** Shortcuts to all other pages of the member area; settings are on the account page. */
export function Shortcuts() {
  const { t } = useTranslation('dashboard');
  const { flags } = useBrand();
  const offered = shortcuts.filter(({ flag }) => flag === undefined || flags[flag]);
  return (
    <Grid
      aria-label={t('shortcuts.title')}
      data-columns={offered.length % 3 === 0 ? 3 : 4}
      data-long={offered.length > MOST_IN_ROW || undefined}
    >
      {offered.map(({ id, to, Icon, hue }) => (
        <Link key={id} to={to}>
          <IconTile data-hue={hue}>
            <Icon size={24} aria-hidden="true" />
          </IconTile>
          <span>{t(`shortcut.${id}`)}</span>
          {id === 'cashback' && <CashbackBadge />}
        </Link>
      ))}
    </Grid>
  );
}

/** Shown while a refund waits. */
function CashbackBadge() {
  const { t } = useTranslation('dashboard');
  const { data } = useGetCashbackQuery(undefined, { refetchOnMountOrArgChange: true });
  const { claimable = 0, min = 0 } = data ?? {};
  return claimable > 0 && claimable >= min ? (
    <Badge data-testid="cashback-badge">{t('shortcut.cashbackWaits')}</Badge>
  ) : null;
}

const Badge = styled.em`
  position: absolute;
  top: 0;
  left: 50%;
  padding: 0 8px;
  border: 2px solid var(--surface-1);
  border-radius: var(--chip-radius);
  background: var(--accent);
  color: var(--on-accent);
  font-style: normal;
  white-space: nowrap;
  ${text('micro', 'bold')}
`;

const Grid = styled.nav`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 12px 8px;
  padding: 18px 8px 14px;
  border: var(--card-border);
  border-radius: var(--radius-l);
  background: var(--card-bg);

  &[data-columns='3'] {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  a {
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 8px;
    min-width: 0;
    padding: 6px 2px;
    color: var(--text);
    font-size: 13px;
    line-height: 1.5;
    text-align: center;
    text-decoration: none;
    text-wrap: balance;
  }

  a > span:first-child {
    transition: transform 180ms ease;
  }

  a:hover > span:first-child {
    transform: translateY(-3px);
  }

  @media (min-width: 768px) {
    &,
    &[data-columns='3'] {
      grid-template-columns: repeat(auto-fit, minmax(96px, 1fr));
    }
    &[data-long] {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }
  }
`;
