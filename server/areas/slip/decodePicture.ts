import { AppError, fail } from '#server/appError';
import { pictureProcess } from '#server/pictures/pictureProcess';

export interface Decoded {
  /** The picture encoded anew as JPEG: no metadata, nothing appended. */
  readonly image: Buffer;
  /** Texts of all QR codes in it. */
  readonly codes: readonly string[];
}

/** @throws AppError SLIP_UNREADABLE, SERVICE_UNAVAILABLE when too many pictures wait. */
export type DecodePicture = (bytes: Buffer) => Promise<Decoded>;

/** @param decodeMs what one picture may take. */
export function pictureDecoder(decodeMs?: number): DecodePicture {
  const open = pictureProcess(decodeMs);
  return async (bytes) => {
    try {
      const { image, codes } = (await open({ job: 'slip', bytes })) as { image: Uint8Array; codes: string[] };
      return { image: Buffer.from(image), codes };
    } catch (error) {
      throw error instanceof AppError ? error : fail('SLIP_UNREADABLE');
    }
  };
}
