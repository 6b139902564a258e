import { createServer, isIPv6, type AddressInfo } from 'node:net';
import { ConfigError, readConfig, type Config } from '#server/platform/config/config';
import { checkStart } from '#server/platform/startup/startChecks';

/** Settings of a demonstration: those of its server, and where the sandbox listens. */
export interface DemoSettings extends Config {
  readonly sandboxPort: number;
  /** Members with a history, per brand. */
  readonly crowd: number;
}

/** About 40,000 rows, which take two seconds. */
const CROWD = 60;

/**
 * Reads the environment and checks what would fail a start. A port 0 is replaced by a free one, because server and
 * sandbox call each other.
 * @throws Error with a message for the person who starts it.
 */
export async function readDemoSettings(env: NodeJS.ProcessEnv): Promise<DemoSettings> {
  const config = readConfig(env);
  const given = env['SANDBOX_PORT']?.trim();
  if (given && !(/^\d{1,5}$/.test(given) && Number(given) <= 65_535))
    throw new ConfigError(`SANDBOX_PORT is "${given}"; it must be a number from 0 to 65535.`);
  const port = config.port || (await freePort());
  const sandboxPort = Number(given || (config.port === 0 ? 0 : port + 1)) || (await freePort());
  if (sandboxPort === port)
    throw new ConfigError(`SANDBOX_PORT and PORT are both ${port}. Set one of them to another number.`);
  const settings = { ...config, port, sandboxPort, crowd: readCrowd(env['DEMO_MEMBERS']?.trim()) };
  await checkStart(settings);
  await checkStart({ ...settings, port: sandboxPort }, 'SANDBOX_PORT');
  return settings;
}

function readCrowd(given: string | undefined): number {
  if (!given) return CROWD;
  if (!/^\d{1,3}$/.test(given))
    throw new ConfigError(`DEMO_MEMBERS is "${given}"; it must be a number from 0 to 999.`);
  return Number(given);
}

/** Origin at which a program of this machine reaches another that listens on `host`. */
export function originOf(host: string, port: number): string {
  const name = ['0.0.0.0', '::', 'localhost'].includes(host) ? '127.0.0.1' : host;
  return `http://${isIPv6(name) ? `[${name}]` : name}:${port}`;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
