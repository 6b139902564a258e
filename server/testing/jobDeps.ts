import { randomBytes } from 'node:crypto';
import { readConfig } from '#server/platform/config/config';
import { ProviderCaller } from '#server/providers/calls/providerCaller';
import { connectDirectly, type DirectServices } from '#server/providers/connectProviders';
import type { Deps } from '#server/providers/deps';
import { routePorts } from '#server/providers/routePorts';
import { cheapPasswords } from './cheapPasswords';
import { playGuard } from '#server/modules/responsible-gambling/playBounds';
import { SECRET_KEY_BYTES, makeSecretBox } from '#server/platform/crypto/secretBox';
import { standardServices, type TestApp } from './testApp';

/** What a job of the server works with, over the test's database and clock. */
export function jobDeps({ db, clock, brands }: TestApp, services: DirectServices = {}): Deps {
  const config = readConfig({ PORT: '0', DATA_DIR: '/nonexistent' });
  const brandIds = () => brands.all.map(({ id }) => id);
  const connections = connectDirectly({ ...standardServices(), ...services }, brandIds);
  const log = { error: () => undefined };
  const providers = { connections, caller: new ProviderCaller({ db, clock, log }, connections.all) };
  return {
    config,
    db,
    clock,
    brands,
    passwords: cheapPasswords(),
    playGuard,
    ports: routePorts(providers),
    providers,
    secrets: makeSecretBox(randomBytes(SECRET_KEY_BYTES)),
    listen: () => () => Promise.resolve(),
    onClosing: () => undefined,
  };
}
