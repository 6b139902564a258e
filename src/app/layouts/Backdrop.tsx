import styled from 'styled-components';
import { usePicture } from '@/features/configuration/usePicture';
import { AppImage } from '@/ui/AppImage';

/** The brand's picture behind every page (LAY-14). */
export function Backdrop() {
  return (
    <Layer aria-hidden="true" data-testid="backdrop">
      <AppImage src={usePicture('home.normal.background')} alt="" />
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
