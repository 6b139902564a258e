import { useState } from 'react';
import { useUploadImageMutation } from '@studio/core/api/brandsApi';
import { readError } from '@studio/core/api/staffApi';
import { useErrorText } from '@staff/i18n/hooks';
import { useStudioDispatch } from '@studio/core/store/createStudioStore';
import { storeImageInfo } from '@studio/core/store/images';

export const ACCEPTED = ['image/png', 'image/jpeg', 'image/webp'];
/** The server's limit, in bytes. */
const MOST = 2 * 1024 * 1024;

/** Uploads an image and stores its name in the setting; `failure` is the reason of a refusal. */
export function useUpload(brandId: string, onDone: (file: string) => void) {
  const errorText = useErrorText();
  const dispatch = useStudioDispatch();
  const [send, { isLoading, error, reset }] = useUploadImageMutation();
  const [refused, setRefused] = useState<ReturnType<typeof refusalOf>>();
  const upload = (file: File) => {
    const refusal = refusalOf(file);
    reset();
    setRefused(refusal);
    if (refusal) return;
    void send({ brandId, image: file })
      .unwrap()
      .then(
        ({ file, ...info }) => {
          dispatch(storeImageInfo(brandId, file, info));
          onDone(file);
        },
        // Shown below, because the mutation stores it.
        () => undefined,
      );
  };
  const failed = refused === undefined ? readError(error) : { code: refused };
  return { upload, isUploading: isLoading, failure: failed && errorText(failed) };
}

/** Error of a file that is not sent. */
function refusalOf({ type, size }: File): 'IMAGE_TYPE' | 'IMAGE_SIZE' | undefined {
  if (!ACCEPTED.includes(type)) return 'IMAGE_TYPE';
  return size > MOST ? 'IMAGE_SIZE' : undefined;
}
