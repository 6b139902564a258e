import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { imageUrl } from '@studio/core/store/images';

interface Props {
  readonly brandId: string;
  readonly file: string;
  /** In px. */
  readonly width: number;
  readonly height: number;
}

/** An image of a brand on a chequered background, which shows transparency. */
export function Thumbnail({ brandId, file, width, height }: Props) {
  const url = imageUrl(brandId, file);
  const [broken, setBroken] = useState('');
  return (
    <Frame style={{ width, height }}>
      {broken === url ? (
        <ImageOff size={16} aria-hidden="true" />
      ) : (
        <img src={url} alt="" draggable={false} onError={() => setBroken(url)} />
      )}
    </Frame>
  );
}

const Frame = styled.span`
  display: grid;
  flex: none;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  border-radius: 4px;
  background: repeating-conic-gradient(#8b8b92 0 25%, #9d9da4 0 50%) 0 0 / 12px 12px;
  place-items: center;
  overflow: hidden;

  & > img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  & > svg {
    color: #1b1b1f;
  }
`;
