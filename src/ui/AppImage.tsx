import { type ComponentProps, type ReactNode, useCallback, useEffect, useState } from 'react';

/** The placeholder image, served for every brand. */
export const PLACEHOLDER_IMAGE = '/brand/placeholder.svg';

interface Props extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'onError' | 'ref'> {
  readonly src: string | null | undefined;
  /** Empty for decorative images. */
  readonly alt: string;
}

/**
 * An image that is replaced once by the placeholder when it fails to load, so at most one more request. Set `width` and
 * `height` so that its space is reserved.
 */
export function AppImage({ src, alt, ...rest }: Props) {
  const wanted = src || PLACEHOLDER_IMAGE;
  const { hasFailed, watch } = useImageFailure(wanted);
  return <img decoding="async" {...rest} {...watch} src={hasFailed ? PLACEHOLDER_IMAGE : wanted} alt={alt} />;
}

interface BackgroundImageProps extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'onError' | 'ref'> {
  readonly src: string | null | undefined;
  /** Replaces an image that fails to load; by default nothing, so that the background colour is visible. */
  readonly fallback?: ReactNode;
}

/** A decorative image. */
export function BackgroundImage({ src, fallback = null, ...rest }: BackgroundImageProps) {
  const wanted = src || null;
  const { hasFailed, watch } = useImageFailure(wanted);
  if (wanted === null || hasFailed) return fallback;
  return <img decoding="async" {...rest} {...watch} src={wanted} alt="" />;
}

/**
 * Whether the image at this address failed to load; a new address is tried again, and any when the network returns.
 * @returns `watch`, the `ref` and `onError` of the `<img>` that loads it.
 */
function useImageFailure(src: string | null) {
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    if (failed !== null) addEventListener('online', () => setFailed(null), { once: true });
  }, [failed]);
  // A prerendered image may have failed before hydration, so its error event was missed and its state is checked.
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && 'decode' in image && image.getAttribute('src') === src)
        image.decode().catch(() => setFailed(src));
    },
    [src],
  );
  return { hasFailed: src !== null && failed === src, watch: { ref, onError: () => setFailed(src) } };
}
