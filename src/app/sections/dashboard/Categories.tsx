import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useBrand } from '@/brand/useBrand';
import { Link } from '@/lib/router';
import { AppImage } from '@/ui/AppImage';
import { imageUrl } from '#core/brand/imagePath';

/** The brand's game categories, in its order. */
export function Categories() {
  const { t } = useTranslation();
  const brand = useBrand();
  return (
    <Row aria-label={t('nav.allGames')}>
      {brand.gameCategories.map((category) => (
        <Link key={category} to={`/auth/games/category?cat=${category}`}>
          <AppImage src={imageUrl(brand.art.categories[category], brand)} alt="" width={72} height={72} />
          <span>{t(`category.${category}`)}</span>
        </Link>
      ))}
    </Row>
  );
}

const Row = styled.nav`
  display: flex;
  gap: 10px;
  margin: 0 -16px;
  padding: 4px 16px;
  overflow-x: auto;
  scrollbar-width: none;

  a {
    display: flex;
    flex: 0 0 92px;
    flex-direction: column;
    align-items: center;
    gap: 6px;
    padding: 12px 6px;
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
    background: var(--surface-1);
    color: var(--text);
    font-size: 14px;
    text-decoration: none;
  }

  @media (min-width: 768px) {
    a {
      flex: 1;
    }
  }
`;
