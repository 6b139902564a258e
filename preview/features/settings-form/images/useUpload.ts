import { useState } from 'react';
import { useUploadPictureMutation } from '@studio/core/api/brandsApi';
import { readError } from '@studio/core/api/readError';
import { useErrorText } from '@studio/i18n/useErrorText';
import { storeImageInfo } from '@studio/features/settings/imageRegistry';

export const ACCEPTED = ['image/png', 'image/jpeg', 'image/webp'];
/** The server's bound, in bytes. */
const MOST = 2 * 1024 * 1024;

/** Sends a picture and puts its name into the setting; says in words why one is refused. */
export function useUpload(brandId: string, onDone: (file: string) => void) {
  const tell = useErrorText();
  const [send, { isLoading, error, reset }] = useUploadPictureMutation();
  const [refused, setRefused] = useState<ReturnType<typeof refusalOf>>();
  const upload = (picture: File) => {
    const refusal = refusalOf(picture);
    reset();
    setRefused(refusal);
    if (refusal) return;
    void send({ brandId, picture })
      .unwrap()
      .then(
        ({ file, ...info }) => {
          storeImageInfo(brandId, file, info);
          onDone(file);
        },
        // Shown below, as the mutation keeps it.
        () => undefined,
      );
  };
  const failed = refused === undefined ? readError(error) : { code: refused };
  return { upload, isUploading: isLoading, failure: failed && tell(failed) };
}

/** What is refused before it has travelled. */
function refusalOf({ type, size }: File): 'PICTURE_TYPE' | 'PICTURE_SIZE' | undefined {
  if (!ACCEPTED.includes(type)) return 'PICTURE_TYPE';
  return size > MOST ? 'PICTURE_SIZE' : undefined;
}
