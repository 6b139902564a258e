import { randomBytes } from 'node:crypto';
import { readConfig } from '#server/platform/config/config';
import type { Deps, Ports } from '#server/providers/deps';
import { makePasswords } from '#server/platform/crypto/password';
import { playGuard } from '#server/modules/responsible-gambling/playBounds';
import { sandboxPorts } from '#sandbox/index';
import { SECRET_KEY_BYTES, makeSecretBox } from '#server/platform/crypto/secretBox';
import type { TestApp } from './testApp';

/** What a job of the server works with, over the test's database and clock. */
export function jobDeps({ db, clock, brands }: TestApp, ports: Partial<Ports> = {}): Deps {
  const config = readConfig({ PORT: '0', DATA_DIR: '/nonexistent' });
  return {
    config,
    db,
    clock,
    brands,
    passwords: makePasswords(),
    playGuard,
    ports: { ...sandboxPorts(db, clock), ...ports },
    secrets: makeSecretBox(randomBytes(SECRET_KEY_BYTES)),
  };
}
