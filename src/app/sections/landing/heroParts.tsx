import { useTranslation } from 'react-i18next';
import { useBrand } from '@/brand/useBrand';
import { BackgroundImage } from '@/ui/AppImage';
import { LinkButton } from '@/ui/LinkButton';
import { imageUrl } from '#core/brand/imagePath';

/** Media query of the landing page's wide composition. */
export const DESKTOP = '@media (min-width: 900px)';

/** The brand's key visual; the caller gives it its size. */
export function KeyVisual() {
  const brand = useBrand();
  return (
    <BackgroundImage
      src={imageUrl(brand.art.keyVisual, brand)}
      decoding="sync"
      width={1200}
      height={800}
      data-edit="/art/keyVisual"
    />
  );
}

/** Registration, where the brand offers it. */
export function RegisterButton() {
  const { t } = useTranslation('login');
  const { flags } = useBrand();
  if (!flags.register) return null;
  return (
    <LinkButton to="/register" variant="secondary" size="large" full>
      {t('form.register')}
    </LinkButton>
  );
}
