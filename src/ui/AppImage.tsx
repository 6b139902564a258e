import { useCallback, useState } from 'react';
import type { ComponentProps } from 'react';

/** Served with every brand. */
export const PLACEHOLDER_IMAGE = '/brand/placeholder.svg';

interface Props extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'onError' | 'ref'> {
  readonly src: string | null | undefined;
  /** Empty for decoration. */
  readonly alt: string;
}

/**
 * A picture that swaps once to the placeholder when it does not load (LAY-15): no loop, at most one more request.
 * Give `width` and `height` so that its room is kept while it loads.
 */
export function AppImage({ src, alt, ...rest }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  const wanted = src || PLACEHOLDER_IMAGE;
  const shown = failed === wanted ? PLACEHOLDER_IMAGE : wanted;

  // A prerendered picture may have failed before this code ran; its error event is gone, the outcome is not.
  const inspect = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && 'decode' in image && image.getAttribute('src') === wanted) {
        image.decode().catch(() => setFailed(wanted));
      }
    },
    [wanted],
  );

  return (
    <img decoding="async" {...rest} ref={inspect} src={shown} alt={alt} onError={() => setFailed(wanted)} />
  );
}
