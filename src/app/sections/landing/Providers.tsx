import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useBrand } from '@/brand/useBrand';
import { Link } from '@/lib/router';
import { AppImage } from '@/ui/AppImage';
import { Section } from '@/ui/Section';
import { imageUrl } from '#core/brand/imagePath';
import type { ProviderCode } from '#schemas/brand/brand';

/** The slot providers, with the brand's names and images. */
export function Providers() {
  const { t } = useTranslation('landing');
  const brand = useBrand();
  const codes = Object.keys(brand.providers) as ProviderCode[];
  return (
    <Section title={t('providers.title')}>
      <Grid>
        {codes.map((code) => (
          <li key={code}>
            <Tile to="/login" state={{ from: '/auth/games/category?cat=slot' }}>
              <AppImage
                src={imageUrl(brand.providers[code].image, brand)}
                alt=""
                width={240}
                height={240}
                loading="lazy"
              />
              {brand.providers[code].name}
            </Tile>
          </li>
        ))}
      </Grid>
    </Section>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;

  @media (min-width: 768px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Tile = styled(Link)`
  display: grid;
  gap: 4px;
  overflow: hidden;
  padding-bottom: 10px;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface-1);
  color: var(--text);
  font-weight: 600;
  text-align: center;

  img {
    width: 100%;
    height: auto;
  }

  &:hover {
    border-color: var(--accent);
  }
`;
