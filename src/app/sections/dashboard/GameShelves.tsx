import { Dices } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';
import { useFeature } from '@/brand/useBrand';
import { Face, GameCard, Name } from '@/features/game/GameCard';
import { type Placed, useGetPopularGamesQuery, useGetRecentGamesQuery } from '@/features/game/gameApi';
import { OpenedGame } from '@/features/game/OpenedGame';
import { idOf } from '@/features/game/shelf';
import { useOpenGame } from '@/features/game/useGameActions';
import { Link } from '@/lib/router';
import { media, sidewaysScroll } from '@/theme/media';
import { text } from '@/theme/typography';
import { Section } from '@/ui/Section';
import { Skeleton } from '@/ui/Skeleton';
import { useCashOutAll } from '../../shared/GameCredit';

const HALL = '/auth/games/category';
/** Games to continue with; placeholders take the place of as many. */
const LATEST = 3;
const PLACEHOLDERS = 12;

/** The games that the member played last, one tap from playing; a way to all games for a new member. */
export function RecentGames() {
  const { t } = useTranslation('games');
  const isOn = useFeature('games');
  const { data, isError } = useGetRecentGamesQuery(undefined, { skip: !isOn });
  if (!isOn || isError) return null;
  return (
    <Section title={t('home.recent')} action={<Link to={`${HALL}?view=recent`}>{t('home.all')}</Link>}>
      <Latest>
        {data && data.length > 0 ? (
          <Games games={data.slice(0, LATEST)} />
        ) : (
          <>
            <Placeholders count={LATEST} isLoading={data === undefined} />
            {data && (
              <First>
                <Link to={HALL}>
                  <Dices size={32} aria-hidden="true" />
                  <strong>{t('home.first')}</strong>
                  <small>{t('home.firstText')}</small>
                </Link>
              </First>
            )}
          </>
        )}
      </Latest>
    </Section>
  );
}

/** What the brand's members play: a row to swipe on a phone, a grid on wider screens. */
export function PopularGames() {
  const { t } = useTranslation('games');
  const isOn = useFeature('games');
  const { data, isError } = useGetPopularGamesQuery(undefined, { skip: !isOn });
  if (!isOn || isError || data?.length === 0) return null;
  return (
    <Section title={t('home.popular')} action={<Link to={HALL}>{t('home.all')}</Link>}>
      <Shelf>{data ? <Games games={data} /> : <Placeholders count={PLACEHOLDERS} isLoading />}</Shelf>
    </Section>
  );
}

function Games({ games }: { readonly games: readonly Placed[] }) {
  const { open, opening, closed, here, unframe, close } = useOpenGame();
  const { cashOutGames } = useCashOutAll();
  return (
    <>
      {games.map((placed) => {
        const id = idOf(placed.game);
        return (
          <GameCard
            key={id}
            placed={placed}
            isClosed={closed.has(id)}
            isOpening={opening === id}
            onOpen={(chosen) => void open(chosen)}
          />
        );
      })}
      <OpenedGame here={here} onClose={close} onBlocked={unframe} onLeft={cashOutGames} />
    </>
  );
}

/** Cards without content, of the size of real ones, so that nothing moves when those arrive. */
function Placeholders({ count, isLoading }: { readonly count: number; readonly isLoading: boolean }) {
  return Array.from({ length: count }, (_, place) => (
    <Blank key={place} aria-hidden="true" data-hidden={!isLoading} data-loading={isLoading || undefined}>
      <Face as="div">
        <span>
          <Skeleton $height="100%" />
        </span>
        <Name>&nbsp;</Name>
      </Face>
    </Blank>
  ));
}

/* Small cards: a long name takes two lines. */
const longNames = css`
  ${Name} {
    padding: 8px;
    white-space: normal;
  }
`;

/* Three small covers on a phone; on wider screens a cover next to its name. */
const Latest = styled.ul`
  display: grid;
  grid-template-columns: repeat(${LATEST}, minmax(0, 1fr));
  gap: 12px;

  ${longNames}

  ${media.tablet} {
    ${Face} {
      display: grid;
      grid-template-columns: 96px minmax(0, 1fr);
      align-items: center;
    }
    ${Face} > span:first-child {
      height: 96px;
      padding-top: 0;
    }
    ${Name} {
      padding: 8px 16px;
      ${text('body', 'bold')}
    }
  }
`;

const Shelf = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 124px;
  gap: 12px;
  margin: 0 -16px;
  padding: 3px 16px 4px;
  ${sidewaysScroll}
  scroll-padding: 16px;
  scroll-snap-type: x proximity;
  ${longNames}

  > li {
    scroll-snap-align: start;
  }

  ${media.tablet} {
    grid-auto-flow: row;
    grid-template-columns: repeat(6, minmax(0, 1fr));
    margin: 0;
    padding: 0;
    overflow: visible;

    /* Only full rows below the first. */
    > li:nth-child(6n + 7):nth-last-child(-n + 5),
    > li:nth-child(6n + 7):nth-last-child(-n + 5) ~ li {
      display: none;
    }
  }
`;

const Blank = styled.li`
  position: relative;
  min-width: 0;

  &[data-hidden='true'] {
    grid-area: 1 / 1;
    visibility: hidden;
  }
  > div > span > span {
    position: absolute;
    top: 0;
    border-radius: 0;
  }
`;

const First = styled.li`
  grid-area: 1 / 1 / 2 / -1;

  a {
    display: grid;
    align-content: center;
    justify-items: center;
    height: 100%;
    padding: 12px;
    border: 1px dashed var(--line-strong);
    border-radius: var(--radius-l);
    background: radial-gradient(70% 90% at 50% 20%, var(--glow-soft), transparent 72%), var(--surface-1);
    color: var(--text);
    text-align: center;
    text-decoration: none;
  }
  svg {
    color: var(--gold-strong);
  }
  small {
    color: var(--text-muted);
  }
`;
