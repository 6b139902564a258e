import { useCallback } from 'react';

/** What most browsers can draw; HEIC is a picture that they cannot. */
export function isDrawable(file: File): boolean {
  return /^image\/(jpeg|png|webp)$/.test(file.type);
}

/** A `ref` for the `img` that shows a file; its address is freed with the element or the file. */
export function useFilePicture(file: File | null) {
  return useCallback(
    (image: HTMLImageElement | null) => {
      if (!image || !file) return undefined;
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
}
