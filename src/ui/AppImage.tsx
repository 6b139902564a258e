import { type ComponentProps, useCallback, useState } from 'react';

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

interface BackgroundImageProps extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'onError' | 'ref'> {
  readonly src: string | null | undefined;
}

/** An image behind content. One that does not load is left out, so that the background colour shows (LAY-14, LAY-15). */
export function BackgroundImage({ src, ...rest }: BackgroundImageProps) {
  const wanted = src || null;
  const { hasFailed, watch } = useImageFailure(wanted);
  if (wanted === null || hasFailed) return null;
  return <img decoding="async" {...rest} {...watch} src={wanted} alt="" />;
}

/**
 * Whether the image at this address failed to load; another address gets its own chance.
 * @returns `watch`, the `ref` and `onError` of the `<img>` that loads it.
 */
function useImageFailure(src: string | null) {
  const [failed, setFailed] = useState<string | null>(null);
  // A prerendered image may have failed before this code ran; its error event is gone, the outcome is not.
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && 'decode' in image && image.getAttribute('src') === src)
        image.decode().catch(() => setFailed(src));
    },
    [src],
  );
  return { hasFailed: src !== null && failed === src, watch: { ref, onError: () => setFailed(src) } };
}
