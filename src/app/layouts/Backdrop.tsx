import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useImage } from '@/features/configuration/configurationApi';
import { BackgroundImage } from '@/ui/AppImage';

/** The brand's image behind every page. */
export function Backdrop() {
  return (
    <Layer aria-hidden="true" data-testid="backdrop">
      <BackgroundImage src={useImage('home.normal.background')} />
    </Layer>
  );
}

const Layer = styled.div`
  position: fixed;
  top: 0;
  right: 0;
  bottom: 0;
  left: 0;
  z-index: -1;
  background: var(--bg);

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** The frame of both layouts. */
export const Page = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-height: 100vh;
`;

/** The first control of a page, shown on focus: past header and navigation to the content. */
export function SkipLink() {
  const { t } = useTranslation();
  return <Skip href="#content">{t('action.skip')}</Skip>;
}

const Skip = styled.a`
  position: fixed;
  top: -99px;
  left: 8px;
  z-index: 99;
  padding: 12px;
  background: var(--surface-1);

  &:focus {
    top: 8px;
  }
`;

export const Main = styled.main.attrs({ id: 'content', tabIndex: -1 })`
  outline: none;
  flex: 1;
  width: 100%;
  max-width: 1120px;
  margin: 0 auto;
  padding: 16px 16px 40px;
`;
