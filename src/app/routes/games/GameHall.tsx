import styled from 'styled-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GameSearchBox } from '@/features/game/GameSearchBox';
import { eachOnce, holdsText, matchGames, MIN_LETTERS, shelfOf } from '@/features/game/shelf';
import { OpenedGame } from '@/features/game/OpenedGame';
import { useGameActions, type GameActions } from '@/features/game/useGameActions';
import type { GameCategory } from '#schemas/brand/brand';
import { foldText } from '@/lib/foldText';
import { Link, useSearchParams } from '@/lib/router';
import { imageUrl } from '#core/brand/imagePath';
import { text as type } from '@/theme/typography';
import { AppImage } from '@/ui/AppImage';
import { media } from '@/theme/media';
import { SegmentedControl } from '@/ui/SegmentedControl';
import { revealInOrder } from '@/ui/Skeleton';
import { Stack } from '@/ui/Stack';
import { useCashOutAll } from '../../shared/GameCredit';
import { CreditFirst } from './CreditFirst';
import { useBrand } from '@/brand/useBrand';
import { type Placed, useGetFavouritesQuery, useGetRecentGamesQuery } from '@/features/game/gameApi';
import { GameGrid, GameGridSkeleton } from '@/features/game/GameGrid';
import { ProviderFilter } from '@/features/game/ProviderFilter';
import { EmptyList } from '@/ui/EmptyList';
import { ErrorState } from '@/ui/ErrorState';
import { Button } from '@/ui/Button';
import { Muted } from '@/ui/Muted';
import { useGetCatalogueQuery, useGetCategoryGamesQuery } from '@/features/game/catalogueApi';

const views = ['all', 'favourite', 'recent'] as const;

/** The games of a category, the member's own lists, and a search over all games. */
export function GameHall({ category }: { readonly category: GameCategory }) {
  const { t } = useTranslation('games');
  const common = useTranslation();
  const [search, setSearch] = useSearchParams();
  const [text, setText] = useState('');
  const actions = useGameActions();
  const { cashOutGames } = useCashOutAll();
  const view = views.find((known) => known === search.get('view')) ?? 'all';
  const isSearching = text.trim().length >= MIN_LETTERS;
  const choose = (next: (typeof views)[number]) =>
    setSearch(next === 'all' ? { cat: category } : { cat: category, view: next }, { replace: true });

  return (
    <Hall>
      <CreditFirst />
      <Ways>
        <GameSearchBox label={common.t('search.placeholder')} value={text} onChange={setText} />
        {!isSearching && (
          <SegmentedControl
            label={t('view.label')}
            options={views.map((value) => ({ value, label: t(`view.${value}`) }))}
            value={view}
            onChange={choose}
          />
        )}
      </Ways>
      {isSearching && <SearchHits text={text} actions={actions} />}
      {!isSearching && view === 'all' && <CategoryShelf category={category} actions={actions} />}
      {!isSearching && view === 'recent' && <RecentShelf actions={actions} onAll={() => choose('all')} />}
      {!isSearching && view === 'favourite' && (
        <FavouriteShelf actions={actions} onAll={() => choose('all')} />
      )}
      <OpenedGame
        here={actions.here}
        onClose={actions.close}
        onBlocked={actions.unframe}
        onLeft={cashOutGames}
      />
    </Hall>
  );
}

const Hall = styled(Stack)`
  ${revealInOrder}
`;

/* Side by side if they fit. */
const Ways = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 16px;

    > [role='radiogroup'] {
      margin-left: 0;
    }
  }
`;

interface CategoryShelfProps {
  readonly category: GameCategory;
  readonly actions: GameActions;
}

/** The games of one tab, fetched once, below its providers as a filter. */
export function CategoryShelf({ category, actions }: CategoryShelfProps) {
  const { t } = useTranslation('games');
  const common = useTranslation();
  const brand = useBrand();
  const { data, isLoading, isFetching, isError, refetch } = useGetCategoryGamesQuery({
    type: category,
    providers: brand.providers,
  });

  if (isLoading) return <GameGridSkeleton label={common.t('loading')} />;
  if (isError || !data) return <ErrorState onRetry={() => void refetch()} pending={isFetching} />;
  const { providers } = shelfOf(category, data.rows, brand);
  if (providers.length + data.games.length === 0)
    return <EmptyList title={t('empty.category')} text={t('empty.text')} />;

  return (
    <>
      {providers.length > 0 && <ProviderFilter type={category} providers={providers} />}
      {data.games.length > 0 ? (
        <GameGrid games={data.games} actions={actions} />
      ) : (
        <EmptyList title={t('empty.category')} text={t('empty.text')} />
      )}
    </>
  );
}

interface ShelfProps {
  readonly actions: GameActions;
  readonly onAll: () => void;
}

/** Games that the member opened last, on any device. */
function RecentShelf(props: ShelfProps) {
  return <OwnShelf list="recent" games={useGetRecentGamesQuery()} {...props} />;
}

/** Games that the member marked, on any device. */
function FavouriteShelf(props: ShelfProps) {
  return <OwnShelf list="favourite" games={useGetFavouritesQuery()} {...props} />;
}

interface OwnShelfProps extends ShelfProps {
  readonly list: 'favourite' | 'recent';
  readonly games: {
    readonly data?: readonly Placed[] | undefined;
    readonly isLoading: boolean;
    readonly isFetching: boolean;
    readonly isError: boolean;
    readonly refetch: () => unknown;
  };
}

/** A list of the member's own, or how to fill it. */
function OwnShelf({ list, games, actions, onAll }: OwnShelfProps) {
  const { t } = useTranslation('games');
  const common = useTranslation();
  if (games.isLoading) return <GameGridSkeleton label={common.t('loading')} />;
  if (games.isError) return <ErrorState onRetry={games.refetch} pending={games.isFetching} />;
  if (games.data && games.data.length > 0) return <GameGrid games={games.data} actions={actions} />;
  return (
    <EmptyList
      title={t(`empty.${list}`)}
      text={t(`empty.${list}Text`)}
      action={
        <Button variant="secondary" onClick={onAll}>
          {t('empty.toAll')}
        </Button>
      }
    />
  );
}

/** Categories and providers whose name contains the text, the games of that name, and then those inside of the former. */
export function SearchHits({ text, actions }: { readonly text: string; readonly actions: GameActions }) {
  const { t } = useTranslation('games');
  const common = useTranslation();
  const brand = useBrand();
  const { data, isLoading, isFetching, isError, refetch } = useGetCatalogueQuery(brand);
  if (isLoading) return <GameGridSkeleton label={common.t('loading')} />;
  if (isError) return <ErrorState onRetry={() => void refetch()} pending={isFetching} />;
  const wanted = foldText(text);
  const all = data ?? [];
  const categories = brand.gameCategories
    .map((id) => ({ id, name: common.t(`category.${id}`), thai: common.t(`category.${id}`, { lng: 'th' }) }))
    .filter(({ id, name, thai }) => holdsText([name, thai, id], wanted))
    .map(({ id, name }) => ({ id, name, image: brand.art.categories[id], to: `?cat=${id}` }));
  const providers = brand.gameCategories.includes('slot')
    ? Object.entries(brand.providers)
        .filter(([, { name, open }]) => open && holdsText([name], wanted))
        .map(([slot, { name, image }]) => ({ id: slot, name, image, to: `/auth/games/slot/${slot}` }))
    : [];
  const inside = all.filter(
    ({ type: category, game }) =>
      categories.some(({ id }) => id === category) || providers.some(({ id }) => id === game.slot),
  );
  const games = eachOnce([...matchGames(all, text), ...inside]);
  const ways = [...categories, ...providers];
  const count = games.length + ways.length;
  return (
    <>
      <Muted role="status">{count === 0 ? t('search.none') : t('search.foundAll', { n: count })}</Muted>
      {ways.length > 0 && (
        <Hits>
          {ways.map(({ name, image, to }) => (
            <Link key={to} to={to}>
              <AppImage src={imageUrl(image, brand)} alt="" width={40} height={40} />
              {name}
            </Link>
          ))}
        </Hits>
      )}
      {games.length > 0 && <GameGrid games={games} actions={actions} />}
      {count === 0 && <EmptyList title={t('search.none')} text={t('search.hint')} />}
    </>
  );
}

const Hits = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  a {
    display: grid;
    grid-auto-flow: column;
    align-items: center;
    gap: 8px;
    min-height: 52px;
    padding: 0 16px 0 8px;
    border: 1px solid var(--line);
    border-radius: var(--chip-radius);
    background: var(--surface-1);
    color: var(--text);
    text-decoration: none;
    ${type('small', 'bold')}
  }
`;
