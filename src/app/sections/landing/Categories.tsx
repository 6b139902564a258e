import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useBrand } from '@/brand/useBrand';
import { Link } from '@/lib/router';
import { AppImage } from '@/ui/AppImage';
import { Section } from '@/ui/Section';
import { imageUrl } from '#core/brand/imagePath';

/** Game categories; a tap leads a visitor through log-in to the category. */
export function Categories() {
  const { t } = useTranslation('landing');
  const { t: common } = useTranslation();
  const brand = useBrand();
  if (brand.gameCategories.length === 0) return null;
  return (
    <Section title={t('categories.title')}>
      <Grid>
        {brand.gameCategories.map((category) => (
          <li key={category}>
            <Tile
              to="/login"
              title={t('categories.hint')}
              state={{ from: `/auth/games/category?cat=${category}` }}
            >
              <AppImage
                src={imageUrl(brand.art.categories[category], brand)}
                alt=""
                width={96}
                height={96}
                loading="lazy"
              />
              <span>{common(`category.${category}`)}</span>
            </Tile>
          </li>
        ))}
      </Grid>
    </Section>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 8px;

  @media (min-width: 768px) {
    grid-template-columns: repeat(auto-fit, minmax(120px, 1fr));
    gap: 12px;
  }
`;

const Tile = styled(Link)`
  display: grid;
  justify-items: center;
  gap: 6px;
  height: 100%;
  padding: 12px 4px 10px;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface-1);
  color: var(--text);
  font-size: 0.9375rem;
  font-weight: 600;
  text-align: center;
  transition:
    transform 180ms ease,
    border-color 180ms ease;

  img {
    width: 56px;
    height: 56px;
  }

  @media (max-width: 359px) {
    padding: 10px 0 8px;
    font-size: 0.8125rem;

    img {
      width: 48px;
      height: 48px;
    }
  }

  @media (min-width: 768px) {
    padding: 16px 8px 14px;

    img {
      width: 76px;
      height: 76px;
    }
  }

  &:hover {
    border-color: var(--accent);
    transform: translateY(-3px);
  }
`;
