import styled from 'styled-components';
import { useTexts } from '@studio/i18n/texts';
import { useStudioSelector } from '@studio/core/store/createStudioStore';
import { selectImageInfo } from '@studio/core/store/images';

/** Size of a loaded image. */
export function ImageFacts({ brandId, file }: { readonly brandId: string; readonly file: string }) {
  const t = useTexts('form');
  const info = useStudioSelector((state) => selectImageInfo(state, brandId, file));
  if (!info || info === 'missing') return null;
  const { bytes, width, height } = info;
  const weight = bytes < 1000 ? `${bytes} B` : `${Math.round(bytes / 100) / 10} KB`;
  return (
    <Facts className="tnum">
      {width && height ? `${t('image.pixels', { width, height })} · ${weight}` : weight}
    </Facts>
  );
}

const Facts = styled.p`
  color: var(--s-faint);
  font-size: 12.5px;
`;
