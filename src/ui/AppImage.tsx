import type { ComponentProps } from 'react';
import { useImageFailure } from './useImageFailure';

/** Served with every brand. */
export const PLACEHOLDER_IMAGE = '/brand/placeholder.svg';

interface Props extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'onError' | 'ref'> {
  readonly src: string | null | undefined;
  /** Empty for decoration. */
  readonly alt: string;
}

/**
 * An image that swaps once to the placeholder when it does not load (LAY-15): no loop, at most one more request.
 * Give `width` and `height` so that its room is kept while it loads.
 */
export function AppImage({ src, alt, ...rest }: Props) {
  const wanted = src || PLACEHOLDER_IMAGE;
  const { hasFailed, watch } = useImageFailure(wanted);
  return <img decoding="async" {...rest} {...watch} src={hasFailed ? PLACEHOLDER_IMAGE : wanted} alt={alt} />;
}
