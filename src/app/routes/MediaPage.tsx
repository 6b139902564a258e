import styled from 'styled-components';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '@/brand/useBrand';
import { useGetGameEventsQuery } from '@/features/game-event/gameEventApi';
import { useMemberLevel } from '@/features/user/useMemberLevel';
import { Navigate } from '@/lib/router';
import type { GameEventCode } from '#schemas/api/gameEvent';
import type { FeatureFlag } from '#schemas/brand/brand';
import { CardsArt } from '@/ui/art/CardsArt';
import { FilmArt } from '@/ui/art/FilmArt';
import { GiftArt } from '@/ui/art/GiftArt';
import { LevelMedal } from '@/ui/art/medals';
import { WalletArt } from '@/ui/art/WalletArt';
import { WheelArt } from '@/ui/art/WheelArt';
import { PageHeader } from '@/ui/PageHeader';
import { CheckInCard } from './media/CheckInCard';
import { MediaTile } from './media/MediaTile';
import { SectionBoundary } from '../ErrorBoundary';

interface Entry {
  readonly id: 'wheel' | 'movie' | 'flipCard' | 'flipCardReward' | 'promotion';
  readonly flag: FeatureFlag;
  readonly to: string;
  readonly Art: ComponentType<{ size?: number }>;
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
  const { flags } = useBrand();
  return flags.media ? <Hub /> : <Navigate to="/404" replace />;
}

function Hub() {
  const { t } = useTranslation('media');
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
      {flags.checkIn && eventOf('CHECK_IN')?.enabled !== false && (
        <SectionBoundary>
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
    </>
  );
}

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
