import { AppError, fail } from '#server/platform/appError';
import type { ImageProcess } from '#server/platform/images/imageProcess';

export interface Encoded {
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * The image as WebP, at most 1,600 pixels on a side, without metadata.
 * @throws AppError IMAGE_UNREADABLE, SERVICE_UNAVAILABLE when too many images wait.
 */
export async function encodeImage(open: ImageProcess, bytes: Buffer): Promise<Encoded> {
  try {
    const answer = (await open({ job: 'brand', bytes })) as Answer;
    return { content: Buffer.from(answer.image), width: answer.width, height: answer.height };
  } catch (error) {
    throw error instanceof AppError ? error : fail('IMAGE_UNREADABLE');
  }
}

interface Answer {
  readonly image: Uint8Array;
  readonly width: number;
  readonly height: number;
}
