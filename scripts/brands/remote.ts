import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { request as secureRequest } from 'node:https';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type Client, client } from '../ops/client';
import { logIn } from '../ops/logIn';

/** Where published brands are. */
export interface Remote {
  readonly client: Client;
  /** The bytes of an image as the studio shows it: an uploaded one, such as `u/logo.webp`, or a drawn one. */
  readonly image: (brandId: string, name: string) => Promise<Buffer>;
}

/**
 * Logs in as staff, with `OPS_EMAIL`, `OPS_PASSWORD` and `OPS_OTP` or by asking.
 * @throws Error with a message when the server is unreachable or rejects the log-in.
 */
export async function connect(url: string, env: NodeJS.ProcessEnv): Promise<Remote> {
  const { token } = await logIn(client({ url, brandId: '-' }), env);
  return {
    client: client({ url, brandId: '-', token }),
    image: async (brandId, name) => {
      // Its own host, at which the address may be the studio's; else the one at which every server has the studio.
      const pathname = `/images/${brandId}/${name}`;
      const found =
        (await download(url, new URL(url).hostname, pathname)) ??
        (await download(url, 'studio.localhost', pathname));
      if (!found) throw new Error(`${new URL(url).origin} does not send the image ${name} of ${brandId}.`);
      return found;
    },
  };
}

/** Not `fetch`, which does not send another Host header. @returns undefined where there is no such image. */
async function download(url: string, host: string, pathname: string): Promise<Buffer | undefined> {
  const target = new URL(pathname, url);
  const send = target.protocol === 'https:' ? secureRequest : request;
  return new Promise((resolve, reject) => {
    // The certificate is that of the address, whatever the header says.
    send(target, { headers: { host }, servername: target.hostname }, (answer) => {
      const isImage = answer.statusCode === 200 && /^image\//.test(answer.headers['content-type'] ?? '');
      buffer(answer).then((bytes) => resolve(isImage ? bytes : undefined), reject);
    })
      .on('error', reject)
      .end();
  });
}

/** The revision of each brand in this checkout, on which a push is based. */
export function pulledRevisions(root: string): {
  readonly of: (id: string) => number | undefined;
  readonly remember: (id: string, revision: number) => void;
} {
  const file = path.join(root, '.cache/pulled-brands.json');
  const read = (): Record<string, number> =>
    existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>) : {};
  return {
    of: (id) => read()[id],
    remember: (id, revision) => {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify({ ...read(), [id]: revision }));
    },
  };
}
