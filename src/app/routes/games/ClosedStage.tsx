import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { GameCategory } from '#schemas/brand/brand';
import { imageUrl } from '#core/brand/imagePath';
import { useBrand } from '@/brand/useBrand';
import { text } from '@/theme/typography';
import { AppImage } from '@/ui/AppImage';
import { LinkButton } from '@/ui/LinkButton';

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
