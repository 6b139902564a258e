import type { ComponentProps } from 'react';
import { useImageFailure } from './useImageFailure';

interface Props extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'onError' | 'ref'> {
  readonly src: string | null | undefined;
}

/** An image behind content. One that does not load is left out, so that the background colour shows (LAY-14, LAY-15). */
export function BackgroundImage({ src, ...rest }: Props) {
  const wanted = src || null;
  const { hasFailed, watch } = useImageFailure(wanted);
  if (wanted === null || hasFailed) return null;
  return <img decoding="async" {...rest} {...watch} src={wanted} alt="" />;
}
