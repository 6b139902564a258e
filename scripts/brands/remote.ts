import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Client, client } from '../ops/client';
import { logIn } from '../ops/logIn';

/** Where published brands are. */
export interface Remote {
  /** `http://127.0.0.1:4400`. */
  readonly url: string;
  readonly client: Client;
}

/**
 * Logs in as staff, with `OPS_EMAIL`, `OPS_PASSWORD` and `OPS_OTP` or by asking.
 * @throws Error with a message when the server is unreachable or rejects the log-in.
 */
export async function connect(url: string, env: NodeJS.ProcessEnv): Promise<Remote> {
  const { token } = await logIn(client({ url, brandId: '-' }), env);
  return { url, client: client({ url, brandId: '-', token }) };
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
