import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { vi } from 'vitest';
import { filesBelow } from '#server/platform/brands/imageFiles';
import { startS3 } from '#server/testing/s3Server';
import { openTarget } from '../openTarget';
import type { Target } from '../target';

/** A place to deploy to, and what visitors get from there. */
export interface Place {
  readonly target: Target;
  /** Contents by path, without what deployments keep for themselves. */
  readonly served: () => Promise<Record<string, string>>;
  readonly headers: (name: string) => Promise<readonly (string | undefined)[]>;
}

export interface Places {
  /** Another place, empty. */
  readonly next: () => Promise<Place>;
  readonly close: () => Promise<void>;
}

const isServed = (name: string) => !name.startsWith('_');

export async function folders(): Promise<Places> {
  const root = mkdtempSync(path.join(tmpdir(), 'sala-deploy-'));
  let last = 0;
  return {
    next: async () => {
      const folder = path.join(root, `place-${(last += 1)}`);
      const served = () =>
        filesBelow(folder)
          .filter(isServed)
          .map((name) => [name, readFileSync(path.join(folder, name), 'utf8')] as const);
      return {
        target: await openTarget(folder, {}),
        served: async () => Object.fromEntries(served()),
        headers: async () => [],
      };
    },
    close: async () => rmSync(root, { recursive: true }),
  };
}

/** The local storage checks the signature of a bucket's address without its last slash, which the client signs. */
function signBucketsAsStored(): void {
  const withoutSlash = (next: (args: never) => unknown) => (args: { request: { path: string } }) => {
    args.request.path = args.request.path.replace(/^(\/[^/]+)\/$/, '$1');
    return next(args as never);
  };
  // oxlint-disable-next-line typescript/unbound-method -- called with its client below
  const send = S3Client.prototype.send as (...args: unknown[]) => unknown;
  vi.spyOn(S3Client.prototype, 'send').mockImplementation(function (this: S3Client, ...args: unknown[]) {
    const [command] = args as [GetObjectCommand];
    command.middlewareStack.add(withoutSlash as never, {
      step: 'build',
      name: 'withoutSlash',
      override: true,
    });
    return send.apply(this, args);
  } as never);
}

/** Prefixes of a bucket. */
export async function buckets(): Promise<Places> {
  signBucketsAsStored();
  const s3 = await startS3();
  vi.stubEnv('AWS_ACCESS_KEY_ID', s3.accessKeyId);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', s3.secretAccessKey);
  vi.stubEnv('AWS_ENDPOINT_URL_S3', s3.endpoint);
  const client = new S3Client({ region: 'us-east-1', endpoint: s3.endpoint, forcePathStyle: true });
  let last = 0;
  return {
    next: async () => {
      const prefix = `sites/place-${(last += 1)}`;
      const get = (name: string) =>
        client.send(new GetObjectCommand({ Bucket: s3.bucket, Key: `${prefix}/${name}` }));
      return {
        target: await openTarget(`s3://${s3.bucket}/${prefix}/`, process.env),
        served: async () => {
          const list = new ListObjectsV2Command({ Bucket: s3.bucket, Prefix: `${prefix}/` });
          const { Contents = [] } = await client.send(list);
          const names = Contents.map(({ Key = '' }) => Key.slice(prefix.length + 1)).filter(isServed);
          const bodies = names.map(
            async (name) => [name, (await (await get(name)).Body?.transformToString()) ?? ''] as const,
          );
          return Object.fromEntries(await Promise.all(bodies));
        },
        headers: async (name) => {
          const { ContentType, CacheControl, ContentEncoding } = await get(name);
          return [ContentType, CacheControl, ContentEncoding];
        },
      };
    },
    close: async () => {
      client.destroy();
      vi.restoreAllMocks();
      vi.unstubAllEnvs();
      await s3.close();
    },
  };
}

/**
 * Writes a bundle: pages that name their chunk by its hash, the chunk with its compressed form, an image.
 * @param version of the app; another one has another chunk.
 */
export function writeBundle(dist: string, id: string, version: string, logo = 'logo'): void {
  const files = {
    'brand.json': `{"id":"${id}","version":"${version}"}`,
    'index.html': `<script src="/app/${version}.js">`,
    'login/index.html': `<script src="/app/${version}.js"> log in`,
    'licenses.txt': 'licences',
    [`app/${version}.js`]: `chunk ${version}`,
    [`app/${version}.js.br`]: `packed chunk ${version}`,
    'brand/โลโก้.svg': `<svg>${logo}</svg>`,
    'brand/u/banner.webp': 'banner',
  };
  rmSync(path.join(dist, id), { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dist, id, name)), { recursive: true });
    writeFileSync(path.join(dist, id, name), text);
  }
}

const CHANGES = ['write', 'upload', 'copy', 'remove'] as const;

/** A target that counts its changes, and breaks at one of them: before it, or once it is done. */
export function breaking(target: Target, at = Number.POSITIVE_INFINITY, when: 'before' | 'after' = 'before') {
  const done: string[] = [];
  const wrapped = CHANGES.map((change) => {
    const run = async (...args: unknown[]) => {
      done.push(`${change} ${String(change === 'write' || change === 'remove' ? args[0] : args[1])}`);
      const isBroken = done.length === at;
      if (isBroken && when === 'before') throw new Error('broken');
      await (target[change] as (...all: unknown[]) => Promise<void>)(...args);
      if (isBroken) throw new Error('broken');
    };
    return [change, run] as const;
  });
  return { target: { ...target, ...Object.fromEntries(wrapped) } as Target, done };
}
