import { lazy, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameCategory } from '#schemas/brand/brand';
import { useBrand } from '@/brand/useBrand';
import { categorySelected, DEFAULT_CATEGORY } from '@/features/game/gameSlice';
import { Navigate, useSearchParams } from '@/lib/router';
import { PageHeader } from '@/ui/PageHeader';
import { SkeletonCard } from '@/ui/Skeleton';
import { useAppDispatch } from '../hooks';
import { CategoryTabs } from './games/CategoryTabs';
import { ClosedStage } from './games/ClosedStage';
import { SectionBoundary } from '../ErrorBoundary';

/** Only for brands with games. */
const GameHall = lazy(async () => ({ default: (await import('./games/GameHall')).GameHall }));

/** `/auth/games/category?cat=…`: the address selects the open category. */
export function CategoryPage() {
  const { t } = useTranslation();
  const { gameCategories, flags } = useBrand();
  const [search] = useSearchParams();
  const category = gameCategories.find((known) => known === search.get('cat'));
  useRemember(category);
  if (!category) return <Navigate to={firstOf(gameCategories)} replace />;
  return (
    <>
      <PageHeader title={t('nav.allGames')} back="/auth/dashboard" />
      <CategoryTabs category={category} />
      {flags.games ? (
        <SectionBoundary key={category} fallback={<SkeletonCard />}>
          <GameHall category={category} />
        </SectionBoundary>
      ) : (
        <ClosedStage category={category} />
      )}
    </>
  );
}

/** Default for an address without a valid category; a brand may omit sport, or have no category at all. */
function firstOf(categories: readonly GameCategory[]): string {
  const first = categories.includes(DEFAULT_CATEGORY) ? DEFAULT_CATEGORY : categories[0];
  return first ? `?cat=${first}` : '/auth/dashboard';
}

/** The all-games button opens the category that was viewed last. */
function useRemember(category: GameCategory | undefined): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (category) dispatch(categorySelected(category));
  }, [dispatch, category]);
}
