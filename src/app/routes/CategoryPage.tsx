import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { GameCategory } from '#schemas/brand/brand';
import { imageUrl } from '#brand/imagePath';
import { useBrand } from '@/brand/useBrand';
import { categorySelected, DEFAULT_CATEGORY } from '@/features/game/gameSlice';
import { Link, Navigate, useSearchParams } from '@/lib/router';
import { text } from '@/theme/typography';
import { AppImage } from '@/ui/AppImage';
import { LinkButton } from '@/ui/LinkButton';
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
          <Link
            key={known}
            to={`?cat=${known}`}
            replace
            aria-current={known === category ? 'page' : undefined}
          >
            <AppImage src={imageUrl(brand.art.categories[known], brand)} alt="" width={56} height={56} />
            {t(`category.${known}`)}
          </Link>
        ))}
      </Tabs>
      <Stage>
        <AppImage src={imageUrl(brand.art.categories[category], brand)} alt="" width={132} height={132} />
        <h2>{t('games.closed', { category: t(`category.${category}`) })}</h2>
        <p>{t('games.closedText')}</p>
        <LinkButton to="/auth/dashboard" variant="secondary">
          {t('action.home')}
        </LinkButton>
      </Stage>
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
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 8px;
  margin-bottom: 16px;

  a {
    display: grid;
    justify-items: center;
    gap: 4px;
    padding: 10px 4px 8px;
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
    background: var(--surface-1);
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

  @media (min-width: 768px) {
    grid-template-columns: repeat(auto-fit, minmax(96px, 1fr));
  }
`;

const Stage = styled.section`
  display: grid;
  justify-items: center;
  gap: 8px;
  padding: 28px 20px 32px;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background:
    radial-gradient(70% 60% at 50% 22%, var(--glow-soft), transparent 72%),
    linear-gradient(160deg, var(--surface-2), var(--surface-1));
  box-shadow: var(--shadow-1);
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
