import { useEffect, useState } from 'react';

/** An address to show a picture file by, freed when the file changes. Null for other files and while there is none. */
export function useFilePreview(file: File | null): string | null {
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(() => {
    // HEIC is a picture that most browsers cannot draw.
    if (!file || !/^image\/(jpeg|png|webp)$/.test(file.type)) return undefined;
    const url = URL.createObjectURL(file);
    setPreview(url);
    return () => {
      setPreview(null);
      URL.revokeObjectURL(url);
    };
  }, [file]);
  return preview;
}
