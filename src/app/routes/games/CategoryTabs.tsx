import styled from 'styled-components';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameCategory } from '#schemas/brand/brand';
import { imageUrl } from '#core/brand/imagePath';
import { useBrand } from '@/brand/useBrand';
import { Link } from '@/lib/router';
import { media } from '@/theme/media';
import { AppImage } from '@/ui/AppImage';

/** The brand's categories; the address reflects the selected one. */
export function CategoryTabs({ category }: { readonly category: GameCategory }) {
  const { t } = useTranslation();
  const brand = useBrand();
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const open = row.current?.querySelector<HTMLElement>('[aria-current]');
    // Scrolls the row explicitly, because `scrollIntoView` would also scroll the page.
    if (row.current && open)
      row.current.scrollLeft = open.offsetLeft - row.current.clientWidth / 2 + open.offsetWidth / 2;
  }, [category]);
  return (
    <Tabs ref={row} aria-label={t('nav.allGames')} data-edit="/gameCategories">
      {brand.gameCategories.map((known) => (
        <Link key={known} to={`?cat=${known}`} replace aria-current={known === category ? 'page' : undefined}>
          <AppImage src={imageUrl(brand.art.categories[known], brand)} alt="" width={56} height={56} />
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
  overflow-x: auto;
  scroll-padding: 0 40%;
  scrollbar-width: none;
  -webkit-overflow-scrolling: touch;

  &::-webkit-scrollbar {
    display: none;
  }

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

  ${media.tablet} {
    grid-auto-columns: minmax(0, 1fr);
    margin: 0 0 16px;
    padding: 2px 0;
  }
`;
