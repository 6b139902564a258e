// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- the package has no types, and several programs import this file
/// <reference path="./s3rver.d.ts" />
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { rm } from 'node:fs/promises';
import S3rver from '@20minutes/s3rver';
import { temporaryFolder } from '#server/platform/root';

/**
 * How the storage answers: as it should, with status 500, with a broken connection, never, or with half a file. `lost`
 * carries one request out and breaks the connection in place of its answer; from then on it is up.
 */
export type S3Mode = 'up' | 'failing' | 'broken' | 'silent' | 'stalled' | 'lost';

export interface S3Server {
  readonly endpoint: string;
  readonly bucket: string;
  /** The only account; requests with another signature are refused. */
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  mode: S3Mode;
  /** `PUT /bucket/key` of every request since the start. */
  readonly requests: readonly string[];
  close(): Promise<void>;
}

/** A local S3-compatible storage with one empty bucket. */
export async function startS3(): Promise<S3Server> {
  const directory = await temporaryFolder('sala-s3');
  const bucket = 'sala';
  const s3 = new S3rver({ directory, silent: true, configureBuckets: [{ name: bucket }] });
  await s3.configureBuckets();
  const answer = s3.callback();
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method ?? ''} ${(request.url ?? '').replace(/\?.*/, '')}`);
    if (storage.mode === 'up') answer(request, response);
    else if (storage.mode === 'lost') {
      storage.mode = 'up';
      response.end = () => response.destroy();
      answer(request, response);
    } else if (storage.mode === 'failing') response.writeHead(500).end();
    else if (storage.mode === 'broken') request.socket.destroy();
    else if (storage.mode === 'stalled') response.writeHead(200, { 'content-length': 5 }).write('12');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const storage: S3Server = {
    endpoint: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    bucket,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    mode: 'up',
    requests,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(directory, { recursive: true, force: true });
    },
  };
  return storage;
}
