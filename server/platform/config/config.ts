import { isIP } from 'node:net';
import path from 'node:path';
import { defaultBounds, type Bounds } from '#core/brand/release/bounds';
import { SECRET_KEY_BYTES } from '#server/platform/crypto/secretBox';

/** Where and how this process runs. Settings of brands are in `brands/`, never here. */
export interface Config {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  /** Absolute folder of the embedded database, uploads and secrets. */
  readonly dataDir: string;
  /** PostgreSQL of the operator; without it the embedded one runs in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Log-in of the server in that database; without it that of `databaseUrl`, which also migrates. */
  readonly databaseAppUrl: string | undefined;
  /** Whether a demonstration may be in the database, whose log-ins have a published password. */
  readonly demo: boolean;
  readonly demoPassword: string;
  /** Seals the second factors of staff; without it a key in `dataDir` does. */
  readonly staffKey: Buffer | undefined;
  /** Address of a staff member for whom the start prints a way back in. */
  readonly staffReset: string | undefined;
  /** Secrets of the live chats, by brand id; the chat verifies the member's identity with it. */
  readonly chatSecrets: ReadonlyMap<string, string>;
  /** Absolute path of the file that connects outside services; without it none is connected. */
  readonly providersFile: string | undefined;
  /** Server of the stand-ins that brands may show in place of a provider; without it brands are served without them. */
  readonly standInsUrl: string | undefined;
  /** Brand for host names that no brand lists. Without it production refuses them, and development serves the primary brand. */
  readonly defaultBrand: string | undefined;
  /** Origins of bundles on other hosts, whose members call this API. */
  readonly corsOrigins: readonly string[];
  /** Host of the studio in addition to `studio.localhost`. */
  readonly studioHost: string | undefined;
  /** Host of the operations desk in addition to `desk.localhost`. */
  readonly deskHost: string | undefined;
  /** Registrations in an hour of one address, over all brands, before each further one needs a proof of work. */
  readonly registrationsPerAddress: number;
  /** Requests are refused while the event loop lags more than this, in ms; 0 never refuses. */
  readonly maxEventLoopDelayMs: number;
  /** Satang of members' credit that one staff member may adjust in a Bangkok day without a second person. */
  readonly adjustAlone: number;
  /** Platform bounds: beyond them a second person must approve a release, regardless of the brand's settings. */
  readonly bounds: Bounds;
  /** A trial balance that does not add up halts withdrawals. */
  readonly freezeOnMismatch: boolean;
  /** Proxies to believe `X-Forwarded-For` from: a hop count or their addresses. */
  readonly trustProxy: number | string[] | false;
}

/** A wrong setting; the message is for the person who starts the server. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Reads the environment.
 * @throws ConfigError naming the variable, the value and the allowed values.
 */
export function readConfig(env: Env): Config {
  const production = env['NODE_ENV'] === 'production';
  const databaseUrl = readDatabaseUrl(env, 'DATABASE_URL');
  const databaseAppUrl = readDatabaseUrl(env, 'DATABASE_APP_URL');
  if (databaseAppUrl !== undefined && databaseUrl === undefined)
    throw new ConfigError('DATABASE_APP_URL needs DATABASE_URL, whose log-in owns the tables.');
  return {
    production,
    port: readPort(env['PORT']),
    host: readHost(env['HOST']),
    dataDir: path.resolve(filled(env['DATA_DIR']) ?? '.data'),
    databaseUrl,
    databaseAppUrl,
    demo: readDemo(filled(env['DEMO']), production),
    demoPassword: readDemoPassword(filled(env['DEMO_PASSWORD'])),
    staffKey: readStaffKey(filled(env['STAFF_KEY'])),
    staffReset: filled(env['STAFF_RESET']),
    chatSecrets: readChatSecrets(filled(env['CHAT_SECRETS'])),
    providersFile: readProvidersFile(filled(env['PROVIDERS_FILE'])),
    standInsUrl: readStandIns(filled(env['STAND_INS_URL']), production),
    defaultBrand: readBrandId(filled(env['DEFAULT_BRAND'])),
    corsOrigins: readCorsOrigins(filled(env['CORS_ORIGINS']), production),
    studioHost: readProgramHost('STUDIO_HOST', filled(env['STUDIO_HOST'])),
    deskHost: readProgramHost('DESK_HOST', filled(env['DESK_HOST'])),
    registrationsPerAddress: readRegistrations(filled(env['REGISTRATIONS_PER_ADDRESS'])),
    maxEventLoopDelayMs: readEventLoopDelay(filled(env['MAX_EVENT_LOOP_DELAY'])),
    adjustAlone: readAdjustAlone(filled(env['ADJUST_ALONE'])),
    bounds: readBounds(filled(env['PUBLISH_BOUNDS'])),
    freezeOnMismatch: readFreezeOnMismatch(filled(env['FREEZE_ON_MISMATCH'])),
    trustProxy: readTrustProxy(filled(env['TRUST_PROXY'])),
  };
}

/** An empty variable is an unset one: `DEFAULT_BRAND= npm start` means no choice. */
function filled(value: string | undefined): string | undefined {
  const trimmed = value?.trim();
  return trimmed === '' ? undefined : trimmed;
}

function readPort(value: string | undefined): number {
  const text = filled(value) ?? '4400';
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  if (!(port <= 65_535)) throw new ConfigError(`PORT is "${text}"; it must be a number from 0 to 65535.`);
  return port;
}

function readHost(value: string | undefined): string {
  const host = filled(value) ?? '127.0.0.1';
  if (isIP(host) === 0 && !/^[a-z0-9]([a-z0-9.-]{0,252}[a-z0-9])?$/i.test(host)) {
    throw new ConfigError(`HOST is "${host}"; it must be an address or a host name.`);
  }
  return host;
}

function readDatabaseUrl(env: Env, name: string): string | undefined {
  const value = filled(env[name]);
  if (value !== undefined && !/^postgres(ql)?:\/\/\S+$/.test(value)) {
    throw new ConfigError(`${name} must start with postgres:// or postgresql://.`);
  }
  return value;
}

function readDemo(value: string | undefined, production: boolean): boolean {
  if (value === undefined) return !production;
  if (value !== '0' && value !== '1') throw new ConfigError(`DEMO is "${value}"; it must be 0 or 1.`);
  if (value === '1' && production) {
    throw new ConfigError(
      'DEMO=1 is refused with NODE_ENV=production: demo log-ins have a published password.',
    );
  }
  return value === '1';
}

function readDemoPassword(value: string | undefined): string {
  const password = value ?? 'sala-demo-2026';
  if (password.length < 8 || password.length > 128) {
    throw new ConfigError('DEMO_PASSWORD must have 8 to 128 characters.');
  }
  return password;
}

function readStaffKey(value: string | undefined): Buffer | undefined {
  if (value === undefined) return undefined;
  const key = Buffer.from(value, 'base64');
  if (!/^[A-Za-z0-9+/_-]{43}=?$/.test(value) || key.length !== SECRET_KEY_BYTES)
    throw new ConfigError(
      'STAFF_KEY must be 32 random bytes in base64, as `openssl rand -base64 32` makes them.',
    );
  return key;
}

/** `brand-a=secret,brand-b=secret`, as the chat service shows each. */
function readChatSecrets(value: string | undefined): ReadonlyMap<string, string> {
  const pairs = (value ?? '').split(',').filter((pair) => pair.trim() !== '');
  return new Map(
    pairs.map((pair, place) => {
      const [, brandId = '', secret = ''] =
        /^([a-z][a-z0-9-]{0,39})=([\x21-\x7e]{16,128})$/.exec(pair.trim()) ?? [];
      if (secret === '') {
        // Never the value: it is a secret, and the message is shown or logged.
        throw new ConfigError(
          `CHAT_SECRETS is wrong in entry ${String(place + 1)}; each must be <brand>=<secret of 16 to 128 characters>.`,
        );
      }
      return [brandId, secret] as const;
    }),
  );
}

function readProvidersFile(value: string | undefined): string | undefined {
  if (value !== undefined && !value.endsWith('.json'))
    throw new ConfigError(`PROVIDERS_FILE is "${value}"; it must be the path of a .json file.`);
  return value === undefined ? undefined : path.resolve(value);
}

function readStandIns(value: string | undefined, production: boolean): string | undefined {
  if (value !== undefined && production)
    throw new ConfigError(
      'STAND_INS_URL is refused with NODE_ENV=production: stand-ins show invented scores.',
    );
  if (value !== undefined && !/^http:\/\/[^/?#\s]+:\d{1,5}$/.test(value))
    throw new ConfigError(`STAND_INS_URL is "${value}"; it must be http://<host>:<port>.`);
  return value;
}

function readBrandId(value: string | undefined): string | undefined {
  if (value !== undefined && !/^[a-z][a-z0-9-]{0,39}$/.test(value)) {
    throw new ConfigError(`DEFAULT_BRAND is "${value}"; it must be the name of a folder in brands/.`);
  }
  return value;
}

/** `https://www.a.example,https://b.example:8443`: as browsers send them, without a path or a wildcard. */
function readCorsOrigins(value: string | undefined, production: boolean): readonly string[] {
  const origins = (value ?? '').split(',').flatMap((origin) => filled(origin) ?? []);
  const form = production
    ? /^https:\/\/[a-z0-9.-]+(:\d+)?$/
    : /^(https:\/\/[a-z0-9.-]+|http:\/\/([a-z0-9-]+\.)*localhost)(:\d+)?$/;
  for (const origin of origins) {
    if (form.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin) continue;
    throw new ConfigError(
      `CORS_ORIGINS has "${origin}"; each entry must be an exact origin such as https://www.example.com, or in development also http://localhost:8080.`,
    );
  }
  return origins;
}

/** Host names of the staff programs, in addition to those on this machine. */
export const programHosts = ({ studioHost, deskHost }: Pick<Config, 'studioHost' | 'deskHost'>) =>
  [studioHost, deskHost].filter((host) => host !== undefined);

function readProgramHost(name: string, value: string | undefined): string | undefined {
  const host = value?.toLowerCase();
  if (host !== undefined && !/^(?=.{1,253}$)[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})+$/.test(host)) {
    throw new ConfigError(`${name} is "${host}"; it must be a host name, without port.`);
  }
  return host;
}

function readRegistrations(value: string | undefined): number {
  if (value !== undefined && !/^\d{1,6}$/.test(value))
    throw new ConfigError(`REGISTRATIONS_PER_ADDRESS is "${value}"; it must be a number from 0 to 999999.`);
  return Number(value ?? '30');
}

function readEventLoopDelay(value: string | undefined): number {
  if (value !== undefined && !/^\d{1,5}$/.test(value))
    throw new ConfigError(`MAX_EVENT_LOOP_DELAY is "${value}"; it must be milliseconds, 0 to 99999.`);
  return Number(value ?? '1000');
}

/** Whole baht. Not a brand setting, because the staff whom it limits could change it and brand files are public. */
function readAdjustAlone(value: string | undefined): number {
  if (value !== undefined && !/^\d{1,8}$/.test(value)) {
    throw new ConfigError(`ADJUST_ALONE is "${value}"; it must be whole baht, 0 to 99999999.`);
  }
  return Number(value ?? '1000') * 100;
}

/** `prize=20000,day=500000`; a bound that is not named has its default. */
function readBounds(value: string | undefined): Bounds {
  const pairs = (value ?? '').split(',').filter((pair) => pair.trim() !== '');
  const named = pairs.map((pair) => {
    const [, name = '', amount = ''] = /^([a-zA-Z]+)=(\d{1,9}(?:\.\d{1,2})?)$/.exec(pair.trim()) ?? [];
    if (!Object.hasOwn(defaultBounds, name))
      throw new ConfigError(
        `PUBLISH_BOUNDS has "${pair.trim()}"; each entry must be <name>=<number>, the name one of ${Object.keys(defaultBounds).join(', ')}.`,
      );
    return [name, Number(amount)] as const;
  });
  return { ...defaultBounds, ...Object.fromEntries(named) };
}

function readFreezeOnMismatch(value: string | undefined): boolean {
  if (value !== undefined && value !== '0' && value !== '1')
    throw new ConfigError(`FREEZE_ON_MISMATCH is "${value}"; it must be 0 or 1.`);
  return value !== '0';
}

/** `true` would let any client choose its own address and walk through the log-in throttle. */
function readTrustProxy(value: string | undefined): Config['trustProxy'] {
  if (value === undefined || value === '0') return false;
  if (/^[1-9]\d?$/.test(value)) return Number(value);
  const addresses = value.split(',').map((address) => address.trim());
  if (addresses.every(isAddressOrRange)) return addresses;
  throw new ConfigError(
    `TRUST_PROXY is "${value}"; it must be a number of proxies or a list of their addresses (true is refused).`,
  );
}

function isAddressOrRange(text: string): boolean {
  const [address = '', bits, rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest !== undefined) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
