import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { GameCategory } from '#schemas/brand/brand';
import { imageUrl } from '#brand/imagePath';
import { useBrand } from '@/brand/useBrand';
import { Link } from '@/lib/router';
import { AppImage } from '@/ui/AppImage';

/** The brand's categories; the address follows the one that is open (RTM-25). */
export function CategoryTabs({ category }: { readonly category: GameCategory }) {
  const { t } = useTranslation();
  const brand = useBrand();
  return (
    <Tabs aria-label={t('nav.allGames')} data-edit="/gameCategories">
      {brand.gameCategories.map((known) => (
        <Link key={known} to={`?cat=${known}`} replace aria-current={known === category ? 'page' : undefined}>
          <AppImage src={imageUrl(brand.art.categories[known], brand)} alt="" width={56} height={56} />
          {t(`category.${known}`)}
        </Link>
      ))}
    </Tabs>
  );
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
