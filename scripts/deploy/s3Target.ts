import { readFile } from 'node:fs/promises';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { InputError } from '../lib/inputError';
import type { Headers, Target } from './target';

/** In ms, of one attempt. */
const TIMEOUT = 30_000;

/**
 * A bucket of Amazon S3 or a compatible service, by the standard environment variables (`AWS_ACCESS_KEY_ID`,
 * `AWS_SECRET_ACCESS_KEY`, `AWS_REGION`, `AWS_ENDPOINT_URL_S3`).
 * @param prefix in front of every name, without a slash at its end; empty for none.
 */
export function s3Target(bucket: string, prefix: string, env: NodeJS.ProcessEnv): Target {
  const endpoint = env['AWS_ENDPOINT_URL_S3'] ?? env['AWS_ENDPOINT_URL'];
  const client = new S3Client({
    region: env['AWS_REGION'] ?? env['AWS_DEFAULT_REGION'] ?? 'us-east-1',
    // Compatible services have no host name for each bucket.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    requestHandler: { connectionTimeout: TIMEOUT, requestTimeout: TIMEOUT, throwOnRequestTimeout: true },
    // The signature covers the content already; many compatible services know no other checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const name = `s3://${bucket}${prefix && `/${prefix}`}`;
  const start = prefix && `${prefix}/`;
  const object = (below: string) => ({ Bucket: bucket, Key: `${start}${below}` });

  const within = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      throw new InputError(`${name} cannot be used: ${reasonOf(error)}`);
    }
  };
  const put = async (below: string, Body: Buffer | string, headers?: Headers) => {
    const command = new PutObjectCommand({ ...object(below), Body, ...(headers && fieldsOf(headers)) });
    await within(client.send(command));
  };

  return {
    name,
    hasHeaders: true,
    list: async (folder) => {
      const Prefix = `${start}${folder}/`;
      const names: string[] = [];
      for (let token: string | undefined, isFirst = true; isFirst || token !== undefined; isFirst = false) {
        const command = new ListObjectsV2Command({ Bucket: bucket, Prefix, ContinuationToken: token });
        const { Contents = [], NextContinuationToken } = await within(client.send(command));
        names.push(...Contents.flatMap(({ Key }) => Key?.slice(Prefix.length) ?? []));
        token = NextContinuationToken;
      }
      return names;
    },
    read: (below) =>
      within(
        client.send(new GetObjectCommand(object(below))).then(
          ({ Body }) => Body?.transformToString('utf8'),
          (error: unknown) => {
            if (error instanceof NoSuchKey) return undefined;
            throw error;
          },
        ),
      ),
    write: put,
    upload: async (file, below) => put(below, await readFile(file)),
    copy: async (from, to, headers) => {
      const CopySource = [bucket, ...object(from).Key.split('/')].map(encodeURIComponent).join('/');
      const command = new CopyObjectCommand({
        ...object(to),
        CopySource,
        MetadataDirective: 'REPLACE',
        ...fieldsOf(headers),
      });
      await within(client.send(command));
    },
    remove: async (below) => {
      await within(client.send(new DeleteObjectCommand(object(below))));
    },
  };
}

const fieldsOf = ({ type, cacheControl, encoding }: Headers) => ({
  ContentType: type,
  CacheControl: cacheControl,
  ...(encoding && { ContentEncoding: encoding }),
});

/** In one line: an unreachable service has no status. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  const status = $metadata?.httpStatusCode;
  if (status !== undefined) return `${error.name} ${status}`;
  const first = error instanceof AggregateError ? (error.errors[0] as unknown) : undefined;
  return error.message || (first instanceof Error ? first.message : error.name);
}
