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
