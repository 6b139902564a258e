import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { GameCategory } from '#schemas/brand/brand';
import { imageUrl } from '#brand/imagePath';
import { useBrand } from '@/brand/useBrand';
import { categorySelected, DEFAULT_CATEGORY } from '@/features/game/gameSlice';
import { Link, Navigate, useSearchParams } from '@/lib/router';
import { AppImage } from '@/ui/AppImage';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { useAppDispatch } from '../hooks';

/** `/auth/games/category?cat=…`: the address says which category is open (RTM-25, RTM-26). */
export function CategoryPage() {
  const { t } = useTranslation();
  const brand = useBrand();
  const [search] = useSearchParams();
  const category = brand.gameCategories.find((known) => known === search.get('cat'));
  useRemember(category);
  if (!category) return <Navigate to={`?cat=${DEFAULT_CATEGORY}`} replace />;
  return (
    <>
      <PageHeader title={t('nav.allGames')} back="/auth/dashboard" />
      <Tabs aria-label={t('nav.allGames')}>
        {brand.gameCategories.map((known) => (
          <Link key={known} to={`?cat=${known}`} replace aria-current={known === category ? 'page' : undefined}>
            <AppImage src={imageUrl(brand.art.categories[known], brand)} alt="" width={40} height={40} />
            {t(`category.${known}`)}
          </Link>
        ))}
      </Tabs>
      <EmptyState title={t('games.closed', { category: t(`category.${category}`) })} text={t('games.closedText')} />
    </>
  );
}

/** The all-games button opens the category that was looked at last (LAY-07). */
function useRemember(category: GameCategory | undefined): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (category) dispatch(categorySelected(category));
  }, [dispatch, category]);
}

const Tabs = styled.nav`
  display: flex;
  gap: 10px;
  margin: 0 -16px 20px;
  padding: 4px 16px;
  overflow-x: auto;
  scrollbar-width: none;

  a {
    display: flex;
    flex: none;
    align-items: center;
    gap: 8px;
    min-height: 52px;
    padding: 4px 18px 4px 8px;
    border: 1px solid var(--line);
    border-radius: var(--radius-pill);
    background: var(--surface-1);
    color: var(--text-muted);
    text-decoration: none;
  }

  a[aria-current] {
    border-color: var(--accent);
    background: var(--accent-soft);
    color: var(--text);
    font-weight: 600;
  }
`;
