import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameCategory } from '#schemas/brand/brand';
import { useBrand } from '@/brand/useBrand';
import { categorySelected, DEFAULT_CATEGORY } from '@/features/game/gameSlice';
import { Navigate, useSearchParams, Link } from '@/lib/router';
import { useCurrentInRow } from '@/lib/useReveal';
import { PageHeader } from '@/ui/PageHeader';
import { SkeletonCard } from '@/ui/Skeleton';
import { useAppDispatch } from '../makeStore';
import { SectionBoundary } from '../ErrorBoundary';
import styled from 'styled-components';
import { imageUrl } from '#core/brand/imagePath';
import { media, sidewaysScroll } from '@/theme/media';
import { AppImage } from '@/ui/AppImage';
import { text } from '@/theme/typography';
import { LinkButton } from '@/ui/LinkButton';
import { lazyPart } from '@/lib/lazyPart';

/** Only for brands with games. */
const GameHall = lazyPart(async () => (await import('./games/GameHall')).GameHall);

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

/** The brand's categories; the address reflects the selected one. */
export function CategoryTabs({ category }: { readonly category: GameCategory }) {
  const { t } = useTranslation();
  const brand = useBrand();
  const row = useCurrentInRow<HTMLElement>(category);
  return (
    <Tabs ref={row} aria-label={t('nav.allGames')} data-edit="/gameCategories">
      {brand.gameCategories.map((known) => (
        <Link key={known} to={`?cat=${known}`} replace aria-current={known === category ? 'page' : undefined}>
          <AppImage src={imageUrl(brand.art.categories[known], brand)} alt="" width={44} height={44} />
          {t(`category.${known}`)}
        </Link>
      ))}
    </Tabs>
  );
}

/* A single row that scrolls horizontally on a phone, so that the games start higher. */
const Tabs = styled.nav`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 72px;
  gap: 8px;
  margin: 0 -16px 12px;
  padding: 2px 16px;
  ${sidewaysScroll}
  scroll-padding: 0 40%;

  a {
    display: grid;
    justify-items: center;
    gap: 4px;
    padding: 8px 4px 6px;
    border: var(--card-border);
    border-radius: var(--radius-l);
    background: var(--card-bg-row);
    color: var(--text-muted);
    font-size: 14px;
    text-align: center;
    text-decoration: none;
    transition: transform 180ms ease;
  }

  a:hover {
    transform: translateY(-2px);
  }

  a[aria-current] {
    border-color: var(--accent);
    background: var(--accent-soft);
    color: var(--text);
    font-weight: 600;
  }

  ${media.tablet} {
    grid-auto-columns: minmax(0, 1fr);
    margin: 0 0 16px;
    padding: 2px 0;

    a {
      padding: 10px 4px 8px;
    }
    img {
      width: 56px;
      height: 56px;
    }
  }
`;

/** Shown instead of the games where the brand has none. */
export function ClosedStage({ category }: { readonly category: GameCategory }) {
  const { t } = useTranslation(['games', 'common']);
  const brand = useBrand();
  return (
    <Stage>
      <AppImage src={imageUrl(brand.art.categories[category], brand)} alt="" width={132} height={132} />
      <h2>{t('category.closed', { category: t(`common:category.${category}`) })}</h2>
      <p>{t('category.closedText')}</p>
      <LinkButton to="/auth/dashboard" variant="secondary">
        {t('common:action.home')}
      </LinkButton>
    </Stage>
  );
}

const Stage = styled.section`
  display: grid;
  justify-items: center;
  gap: 8px;
  padding: 28px 20px 32px;
  border: var(--card-border);
  border-radius: var(--radius-l);
  background: radial-gradient(70% 60% at 50% 22%, var(--glow-soft), transparent 72%), var(--card-bg);
  box-shadow: var(--card-shadow);
  text-align: center;

  h2 {
    ${text('title', 'bold')}
  }

  p {
    margin-bottom: 12px;
    color: var(--text-muted);
    text-wrap: balance;
  }
`;
