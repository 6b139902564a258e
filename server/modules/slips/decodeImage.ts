import { AppError, fail } from '#server/platform/appError';
import { FairQueue } from '#server/platform/fairQueue';
import type { Lane } from '#server/platform/fairQueue';
import { ImageTimeout, imageProcess } from '#server/platform/images/imageProcess';

export interface Decoded {
  /** The picture encoded anew as JPEG: no metadata, nothing appended. */
  readonly image: Buffer;
  /** Texts of all QR codes in it. */
  readonly codes: readonly string[];
}

/**
 * Reads a picture of a member of a brand.
 * @throws AppError SLIP_UNREADABLE; SLIP_IN_FLIGHT while another picture of this member waits or is read;
 * SLIP_READ_LATER when too many wait, or when it was not read in time, which says nothing about the picture.
 */
export type DecodePicture = (bytes: Buffer, lane: Lane) => Promise<Decoded>;

/** A real slip takes a tenth of a second or two; a hostile one must not hold the others up for longer than this. */
const DECODE_MS = 600;
/** Pictures that wait at once: 4 MiB each at most. */
const LINE = 20;
/** Seconds after which a client may send the picture again. */
const LATER = 3;

/** @param decodeMs what one picture may take. */
export function pictureDecoder(decodeMs = DECODE_MS): DecodePicture {
  const open = imageProcess(decodeMs);
  const queue = new FairQueue(LINE, { busy: () => fail('SLIP_IN_FLIGHT'), full: later });
  return (bytes, lane) =>
    queue.run(lane, async () => {
      try {
        const { image, codes } = (await open({ job: 'slip', bytes })) as {
          image: Uint8Array;
          codes: string[];
        };
        return { image: Buffer.from(image), codes };
      } catch (error) {
        if (error instanceof AppError) throw error;
        throw error instanceof ImageTimeout ? later() : fail('SLIP_UNREADABLE');
      }
    });
}

function later(): AppError {
  return new AppError('SLIP_READ_LATER', undefined, undefined, LATER);
}
