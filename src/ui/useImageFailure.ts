import { useCallback, useState } from 'react';

/**
 * Whether the image at this address failed to load; another address gets its own chance.
 * @returns `watch`, the `ref` and `onError` of the `<img>` that loads it.
 */
export function useImageFailure(src: string | null) {
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
