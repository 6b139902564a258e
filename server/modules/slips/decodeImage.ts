import { AppError, fail } from '#server/platform/appError';
import { FairQueue, type Lane } from '#server/platform/fairQueue';
import { ImageTimeout, imageProcess } from '#server/platform/images/imageProcess';

export interface Decoded {
  /** The image re-encoded as JPEG: no metadata, nothing appended. */
  readonly image: Buffer;
  /** Texts of all QR codes in the image. */
  readonly codes: readonly string[];
}

/**
 * Decodes a member's image.
 * @throws AppError SLIP_UNREADABLE; SLIP_IN_FLIGHT while another image of this member is queued or decoded;
 *   SLIP_READ_LATER when the queue is full or on a timeout, which says nothing about the image.
 */
export type DecodeImage = (bytes: Buffer, lane: Lane) => Promise<Decoded>;

/** Time limit in ms. A real slip takes 100 to 200 ms; a hostile one must not block the others for longer. */
const DECODE_MS = 600;
/** Maximum queue length; at most 4 MiB each. */
const QUEUE_LENGTH = 20;
/** `Retry-After` in seconds. */
const RETRY_SECONDS = 3;

/** @param decodeMs time limit per image. */
export function imageDecoder(decodeMs = DECODE_MS): DecodeImage {
  const open = imageProcess(decodeMs);
  const queue = new FairQueue(QUEUE_LENGTH, { busy: () => fail('SLIP_IN_FLIGHT'), full: later });
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
  return new AppError('SLIP_READ_LATER', undefined, undefined, RETRY_SECONDS);
}
