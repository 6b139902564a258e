import { addAbortSignal, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { FileStoreError, type FileStore } from '#server/platform/files/fileStore';

export interface Bucket {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  /** In front of every key, such as `sala/`. */
  readonly prefix: string;
  /** `https://host/bucket/key` instead of `https://bucket.host/key`. */
  readonly pathStyle: boolean;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** In ms: of one attempt, and of all attempts together with their pauses. */
const LIMITS = { attempt: 3_000, total: 10_000 };
const ATTEMPTS = 3;

/** Files as objects of an S3-compatible bucket. */
export function s3Store(at: Bucket, limits = LIMITS): FileStore {
  const client = new S3Client({
    endpoint: at.endpoint,
    region: at.region,
    forcePathStyle: at.pathStyle,
    credentials: { accessKeyId: at.accessKeyId, secretAccessKey: at.secretAccessKey },
    maxAttempts: ATTEMPTS,
    requestHandler: {
      connectionTimeout: limits.attempt,
      requestTimeout: limits.attempt,
      throwOnRequestTimeout: true,
    },
    // The signature covers the content already; many compatible servers know no other checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const object = (key: string) => ({ Bucket: at.bucket, Key: `${at.prefix}${key}` });

  const within = async <T>(what: string, work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
    try {
      return await work(AbortSignal.timeout(limits.total));
    } catch (error) {
      const { name, $metadata } = error as { name: string; $metadata?: { httpStatusCode?: number } };
      const status = $metadata?.httpStatusCode === undefined ? '' : ` ${String($metadata.httpStatusCode)}`;
      throw new FileStoreError(`The file storage failed to ${what} (${name}${status}).`, { cause: error });
    }
  };

  return {
    put: (key, content) =>
      within('store a file', async (abortSignal) => {
        await client.send(new PutObjectCommand({ ...object(key), Body: content }), { abortSignal });
      }),
    get: (key) =>
      within('read a file', async (abortSignal) => {
        try {
          const { Body } = await client.send(new GetObjectCommand(object(key)), { abortSignal });
          return await buffer(addAbortSignal(abortSignal, Body as Readable));
        } catch (error) {
          if (error instanceof NoSuchKey) return undefined;
          throw error;
        }
      }),
    remove: (key) =>
      within('delete a file', async (abortSignal) => {
        await client.send(new DeleteObjectCommand(object(key)), { abortSignal });
      }),
  };
}
