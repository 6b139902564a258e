import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#server/platform/root';

/** Where the services of the sandbox are. */
export interface SandboxAddresses {
  /** `http://127.0.0.1:4401`. */
  readonly url: string;
  /** Where games are played: `http://games.localhost:4401`. */
  readonly gamesOrigin: string;
  /** Of the mail server on this machine. */
  readonly mailPort: number;
}

/** The text of `sandbox/providers.json`, with these addresses in place of its own. */
export function providersFileAt({ url, gamesOrigin, mailPort }: SandboxAddresses): string {
  return readFileSync(path.join(projectRoot, 'sandbox/providers.json'), 'utf8')
    .replaceAll('http://127.0.0.1:4401', url)
    .replaceAll('http://games.localhost:4401', gamesOrigin)
    .replace('"port": 4402', `"port": ${mailPort}`);
}
