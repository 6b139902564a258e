import styled from 'styled-components';
import { useBrand } from '@/brand/useBrand';
import { useImage } from '@/features/configuration/configurationApi';
import { Link } from '@/lib/router';
import { AppImage } from '@/ui/AppImage';

interface Props {
  /** Target of the logo's link; the registration pages have none, so that members do not leave the form by accident. */
  readonly to: string | null;
}

/** The brand's logo, never taller than 84 px. */
export function BrandLogo({ to }: Props) {
  const { displayName } = useBrand();
  const logo = <Logo src={useImage('home.normal.logo')} alt={displayName} data-testid="logo" />;
  return to === null ? logo : <Anchor to={to}>{logo}</Anchor>;
}

const Anchor = styled(Link)`
  display: flex;
  align-items: center;
  min-height: 44px;
`;

const Logo = styled(AppImage)`
  display: block;
  width: auto;
  max-width: 100%;
  max-height: 84px;
`;
