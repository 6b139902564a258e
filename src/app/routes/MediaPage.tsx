import styled, { css } from 'styled-components';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '@/brand/useBrand';
import { useGetGameEventsQuery, type GameEvent } from '@/features/game-event/gameEventApi';
import { useMemberLevel } from '@/features/user/useMemberLevel';
import { Link } from '@/lib/router';
import type { GameEventCode } from '#schemas/api/gameEvent';
import type { FeatureFlag } from '#schemas/brand/brand';
import { Art as CardsArt } from '@/ui/art/cards.svg?art';
import { Art as FilmArt } from '@/ui/art/film.svg?art';
import { Art as GiftArt } from '@/ui/art/gift.svg?art';
import { LevelMedal } from '@/ui/art/medals';
import type { ArtProps } from '@/ui/art/Scene';
import { Art as WalletArt } from '@/ui/art/wallet.svg?art';
import { Art as WheelArt } from '@/ui/art/wheel.svg?art';
import { PageHeader } from '@/ui/PageHeader';
import { CheckInCard } from './media/CheckInCard';
import { SectionBoundary } from '../ErrorBoundary';
import { text } from '@/theme/typography';
import { Pending, revealInOrder } from '@/ui/Skeleton';
import { ChevronRight } from '@/ui/icons';

interface Entry {
  readonly id: 'wheel' | 'movie' | 'flipCard' | 'flipCardReward' | 'promotion';
  readonly flag: FeatureFlag;
  readonly to: string;
  readonly Art: ComponentType<ArtProps>;
  /** The underlying game, which the platform opens and closes. */
  readonly code?: GameEventCode;
}

const entries: readonly Entry[] = [
  { id: 'wheel', flag: 'wheel', to: '/auth/media/wheel', Art: WheelArt, code: 'WHEEL' },
  { id: 'flipCard', flag: 'flipCard', to: '/auth/media/flip-card', Art: CardsArt, code: 'FLIP_CARD' },
  {
    id: 'flipCardReward',
    flag: 'flipCardReward',
    to: '/auth/media/flip-card-reward',
    Art: GiftArt,
    code: 'FLIP_CARD_REWARD',
  },
  { id: 'movie', flag: 'movie', to: '/auth/media/movie', Art: FilmArt },
  { id: 'promotion', flag: 'promotion', to: '/auth/media/promotion', Art: WalletArt },
];

/** `/auth/media`: the brand's member features; a closed game is greyed out. */
export function MediaPage() {
  // With the texts of the check-in, so that the page appears at once and nothing moves.
  const { t } = useTranslation(['media', 'checkIn']);
  const { flags } = useBrand();
  const { level } = useMemberLevel();
  const offered = entries.filter(({ flag }) => flags[flag]);
  const hasGames = flags.checkIn || offered.some(({ code }) => code);
  const { data: events } = useGetGameEventsQuery(undefined, {
    skip: !hasGames,
    refetchOnMountOrArgChange: true,
  });
  const eventOf = (code: GameEventCode) => events?.find((event) => event.code === code);

  return (
    <>
      <PageHeader title={t('title')} back="/auth/dashboard" />
      <Parts>
        {flags.checkIn && eventOf('CHECK_IN')?.enabled !== false && (
          <SectionBoundary fallback={<Pending />}>
            <CheckInCard />
          </SectionBoundary>
        )}
        <Grid data-two={offered.length === 4}>
          {offered.map(({ id, to, Art, code }) => (
            <MediaTile
              key={id}
              to={to}
              title={t(`${id}.title`)}
              description={t(`${id}.text`)}
              art={<Art size={128} />}
              event={code && eventOf(code)}
            />
          ))}
          {!hasGames && (
            <MediaTile
              to="/auth/user/ranking"
              title={t('ranking.title')}
              description={t('ranking.text')}
              art={<LevelMedal level={level} size={104} />}
            />
          )}
        </Grid>
      </Parts>
    </>
  );
}

const Parts = styled.div`
  ${revealInOrder}
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;

  @media (min-width: 768px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 1024px) {
    grid-template-columns: repeat(auto-fit, minmax(320px, 1fr));

    /* Four tiles form two rows of two, because three per row would leave a single one. */
    &[data-two='true'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

interface Props {
  readonly to: string;
  readonly title: string;
  readonly description: string;
  readonly art: ReactNode;
  /** State of the underlying game; undefined when there is none, or while it is unknown. */
  readonly event?: GameEvent | undefined;
}

/** A link of the media hub. A closed game is labelled and not a link. */
export function MediaTile({ to, title, description, art, event }: Props) {
  const { t } = useTranslation('media');
  const isClosed = event?.enabled === false;
  const body = (
    <>
      <div>
        <h2>{title}</h2>
        <p>{isClosed ? t('closed') : description}</p>
        {event?.enabled && <small>{event.left ? t('left', { n: event.left }) : t('leftNone')}</small>}
        {!event && <ChevronRight size={20} aria-hidden="true" />}
      </div>
      {art}
    </>
  );
  if (isClosed) return <ClosedCard data-testid="media-closed">{body}</ClosedCard>;
  return (
    <Card to={to} data-testid="media-tile">
      {body}
    </Card>
  );
}

const face = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 128px;
  align-items: center;
  justify-items: center;
  gap: 12px;
  min-height: 150px;
  padding: 18px 20px;
  border: var(--card-border);
  border-radius: var(--radius-l);
  background: radial-gradient(90% 130% at 88% 50%, var(--glow-soft), transparent 68%), var(--card-bg);
  box-shadow: var(--card-shadow);
  color: var(--text);

  > div {
    justify-self: stretch;
  }
  @media (max-width: 359px) {
    grid-template-columns: minmax(0, 1fr) 96px;
    padding: 16px;

    > svg {
      width: 96px;
      height: auto;
    }
  }
  h2 {
    ${text('title', 'bold')}
  }
  p {
    margin-bottom: 10px;
    color: var(--text-muted);
    text-wrap: balance;
  }
  small {
    display: inline-block;
    padding: 2px 12px;
    border-radius: var(--radius-pill);
    background: var(--accent-soft);
    color: var(--accent-strong);
    ${text('small', 'bold')}
  }
  div > svg {
    padding: 6px;
    box-sizing: content-box;
    border-radius: 50%;
    background: var(--accent-soft);
    color: var(--accent-strong);
  }
`;

const Card = styled(Link)`
  ${face}
  text-decoration: none;
  transition: transform 180ms ease;

  &:hover {
    transform: translateY(-2px);
  }
`;

const ClosedCard = styled.div`
  ${face}

  > svg {
    filter: grayscale(1);
    opacity: 0.4;
  }
  h2 {
    color: var(--text-muted);
  }
`;
