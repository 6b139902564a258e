import styled from 'styled-components';
import { useTranslation } from 'react-i18next';
import { useImage } from '@/features/configuration/configurationApi';
import { Link } from '@/lib/router';
import { AppImage, BackgroundImage } from '@/ui/AppImage';
import { BrandLogo } from '../BrandLogo';

/** Three decorative items and one link. */
const items = ['casino', 'slot', 'sport', 'contact'] as const;

/** The image bar of the classic layout, 110 px high. */
export function ClassicTopBar({ logoTo }: { readonly logoTo: string | null }) {
  return (
    <Bar data-testid="top-bar">
      <Scene src={useImage('home.top.background')} />
      <Row>
        <LogoSlot>
          <BrandLogo to={logoTo} />
        </LogoSlot>
        <Nav>
          {items.map((item) => (
            <BarItem key={item} item={item} />
          ))}
        </Nav>
      </Row>
    </Bar>
  );
}

function BarItem({ item }: { readonly item: (typeof items)[number] }) {
  const { t } = useTranslation();
  const face = (
    <>
      <AppImage src={useImage(`home.top.${item}`)} alt="" width={44} height={44} />
      <span>{t(`nav.${item}`)}</span>
    </>
  );
  if (item === 'contact') return <Item to="/contact">{face}</Item>;
  return (
    <Item as="button" type="button" to="" aria-disabled="true" disabled>
      {face}
    </Item>
  );
}

const Bar = styled.header`
  position: relative;
  height: 110px;
  overflow: hidden;
  background: var(--bg-deep);
  border-bottom: 1px solid var(--line);
`;

const Scene = styled(BackgroundImage)`
  position: absolute;
  top: 0;
  right: 0;
  bottom: 0;
  left: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

const Row = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  height: 100%;
  max-width: 1120px;
  margin: 0 auto;
  padding: 0 12px;
`;

const LogoSlot = styled.div`
  flex: 0 1 200px;
  min-width: 0;
`;

const Nav = styled.nav`
  display: flex;
  flex: none;

  @media (min-width: 768px) {
    gap: 20px;
  }
`;

const Item = styled(Link)`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 4px;
  width: 58px;
  height: 88px;
  padding: 0;
  border: 0;
  border-radius: var(--radius-m);
  background: none;
  color: var(--text);
  font: 500 12px/1.5 var(--font-body);
  text-decoration: none;

  &:disabled {
    color: var(--text-muted);
    cursor: default;
  }

  &:not(:disabled):hover {
    background: var(--surface-2);
  }

  @media (max-width: 359px) {
    width: 50px;
  }

  @media (min-width: 768px) {
    width: 76px;
    font-size: 14px;
  }
`;
