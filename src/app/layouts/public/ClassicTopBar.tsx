import { Lock } from '@/ui/icons';
import styled from 'styled-components';
import { useTranslation } from 'react-i18next';
import { useBrand } from '@/brand/useBrand';
import { useImage } from '@/features/configuration/configurationApi';
import { Link } from '@/lib/router';
import { AppImage, BackgroundImage } from '@/ui/AppImage';
import { BrandLogo } from '../BrandLogo';

/** Three games that need a log-in, and one link. */
const items = ['casino', 'slot', 'sport', 'contact'] as const;

/** The image bar of the classic layout, 110 px high. */
export function ClassicTopBar({ logoTo }: { readonly logoTo: string | null }) {
  const { t } = useTranslation();
  return (
    <Bar data-header={useBrand().look.header} data-testid="top-bar">
      <Scene src={useImage('home.top.background')} />
      <Row>
        <LogoSlot>
          <BrandLogo to={logoTo} />
        </LogoSlot>
        <Nav>
          {items.map((item) => (
            <BarItem key={item} item={item} />
          ))}
          <Reason id={REASON}>{t('nav.locked')}</Reason>
        </Nav>
      </Row>
    </Bar>
  );
}

/** Id of the text that says why an item is disabled. */
const REASON = 'locked';

function BarItem({ item }: { readonly item: (typeof items)[number] }) {
  const { t } = useTranslation();
  const face = (
    <>
      <AppImage src={useImage(`home.top.${item}`)} alt="" width={44} height={44} />
      <span>{t(`nav.${item}`)}</span>
    </>
  );
  if (item === 'contact') return <Item to="/contact">{face}</Item>;
  // Not `disabled`, so that keyboard and touch reach the reason.
  return (
    <Item as="button" type="button" to="" aria-disabled="true" aria-describedby={REASON}>
      {face}
      <Lock size={14} aria-hidden="true" />
    </Item>
  );
}

const Bar = styled.header`
  position: relative;
  height: 110px;
  overflow: hidden;
  background: var(--bg-deep);
  border-bottom: 1px solid var(--line);

  &[data-header='centered'] {
    border-bottom: 2px solid var(--gold);
  }

  &[data-header='floating'] {
    border-bottom: 0;
    border-radius: 0 0 28px 28px;
    box-shadow: var(--shadow-2);
  }
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
  position: relative;
  display: flex;
  flex: none;

  @media (min-width: 768px) {
    gap: 20px;
  }
`;

/* In the middle below the three disabled items, above the edge of the bar. */
const Reason = styled.small`
  position: absolute;
  bottom: -10px;
  left: 37.5%;
  transform: translateX(-50%);
  white-space: nowrap;
  padding: 0 10px;
  border-radius: var(--chip-radius);
  background: var(--text);
  color: var(--bg);
  font-size: 12px;
  line-height: 20px;
  opacity: 0;
  transition: opacity 150ms ease;
  pointer-events: none;
`;

const Item = styled(Link)`
  position: relative;
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

  &[aria-disabled] {
    color: var(--text-muted);
    cursor: not-allowed;
  }

  &[aria-disabled] img {
    filter: grayscale(0.85);
    opacity: 0.55;
  }

  &[aria-disabled]:hover ~ ${Reason}, &[aria-disabled]:focus ~ ${Reason} {
    opacity: 1;
  }

  svg {
    position: absolute;
    top: 42px;
    right: 8px;
  }

  &:not([aria-disabled]):hover {
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
