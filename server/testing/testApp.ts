import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type pg from 'pg';
import type { CallKey, Calls } from '#schemas/api/contract';
import type { Brand } from '#schemas/brand/brand';
import { type RawReply, type Reply, createCaller } from '#core/contract/caller';
import type { HttpRequest, RequestArgs } from '#core/contract/request';
import type { BrandDirectory, ClosedBrand } from '#server/platform/brands/brandDirectory';
import { buildApp, type BuildOptions } from '#server/app';
import type { Clock } from '#server/platform/clock';
import { readConfig, type Config } from '#server/platform/config/config';
import { connectDatabase, type Database, type DatabaseAccess } from '#server/platform/db/connect';
import type { DiskSpace } from '#server/platform/db/diskSpace';
import type { AllHandlers } from '#server/platform/http/handlers';
import type { Passwords } from '#server/platform/crypto/password';
import { accountCodes } from '#server/providers/promptpay/own/ownCodes';
import type { Ports } from '#server/providers/deps';
import type { DirectServices } from '#server/providers/connectProviders';
import type { ProvidersSetup } from '#server/providers/readProviders';
import { cheapPasswords } from './cheapPasswords';
import { scriptedGames } from './scriptedGames';
import { scriptedPayouts } from './scriptedPayouts';
import { testBrands } from './testBrands';
import { testClock, type TestClock } from './testClock';
import { createTestDatabase } from './testDatabase';
import { importDirectory, testDirectory } from './testDirectory';

export interface TestAppOptions {
  readonly brands?: readonly Brand[];
  /** Brands that cannot be served. */
  readonly closed?: readonly ClosedBrand[];
  readonly clock?: TestClock | (Clock & Partial<TestClock>);
  readonly config?: Partial<Config>;
  /** In place of some of `standardServices`. */
  readonly ports?: DirectServices;
  /** Configured providers, in place of `ports`. */
  readonly providers?: ProvidersSetup;
  readonly passwords?: Passwords;
  readonly room?: DiskSpace;
  /** What else the server answers, as in `buildApp`. */
  readonly registerSites?: NonNullable<BuildOptions['registerSites']>;
  readonly handlers?: Partial<AllHandlers>;
  /** Connections of the pool, 20 by default. */
  readonly connections?: number;
  /** How late a timer may be before requests are refused, in ms; unlimited by default. */
  readonly maxEventLoopDelayMs?: number;
  /** Shares the database of this server, as another process does. Close it first. */
  readonly twinOf?: Pick<TestApp, 'access'>;
}

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** Who makes a call: what `buildMember` and `buildStaff` return fits. */
export interface Caller {
  readonly token: string;
  readonly brand?: Brand;
}

/** The input of a call, typed by the contract; `unchecked` sends invalid input. */
export interface CallInput<K extends CallKey> {
  readonly params?: Calls[K]['params'];
  readonly query?: Calls[K]['query'];
  readonly body?: Calls[K]['body'];
  readonly unchecked?: {
    readonly params?: Record<string, string>;
    readonly query?: string;
    readonly body?: unknown;
  };
  readonly as?: Caller | undefined;
  /** The brand whose host is called; that of `as`, else the first. */
  readonly brand?: Brand;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Reading `data` of a failed call fails the test with the envelope. */
export interface CallResult<K extends CallKey> extends RawReply, Reply<K> {
  readonly headers: LightMyRequestResponse['headers'];
}

export interface TestApp {
  readonly config: Config;
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly access: DatabaseAccess;
  readonly brands: BrandDirectory;
  readonly brand: Brand;
  readonly clock: TestClock;
  readonly ports: Pick<Ports, 'files'>;
  /** Lines that the server logged, each a JSON object. */
  readonly logs: readonly string[];
  call<K extends CallKey>(key: K, input?: CallInput<K>): Promise<CallResult<K>>;
  /** Statements that `work` sends to the database, without BEGIN and the like. */
  queries(work: () => Promise<unknown>): Promise<string[]>;
  /** The same with their parameters. */
  statements(work: () => Promise<unknown>): Promise<Statement[]>;
  close(): Promise<void>;
}

/** All tests come from one address, and register as many members as they need. */
const ENV = { PORT: '0', DATA_DIR: '/nonexistent', REGISTRATIONS_PER_ADDRESS: '999999' };

/** The complete server with its own database. Close it in `afterAll`. */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.twinOf ? { access: options.twinOf.access } : await createTestDatabase();
  const sent: Statement[] = [];
  const statements = async (work: () => Promise<unknown>) => {
    const from = sent.length;
    await work();
    return sent.slice(from).filter(({ sql }) => !/^(begin|commit|rollback|savepoint|release)/i.test(sql));
  };
  const { db, pool } = connectDatabase({
    connectionString: database.access.app,
    max: options.connections ?? 20,
    // A test machine does many things at once.
    lockTimeout: 60_000,
    onQuery: (sql, parameters) => void sent.push({ sql, parameters }),
  });
  const clock = { ...testClock(), ...options.clock };
  const brands = testDirectory(options.brands ?? testBrands(), clock.now(), options.closed);
  const [brand] = brands.all;
  if (!brand) throw new Error('A test server needs a brand.');
  await importDirectory(db, brands, clock.now());
  const config: Config = { ...readConfig(ENV), ...options.config };
  const logs: string[] = [];
  const app = await buildApp({
    config,
    db,
    pool,
    brands,
    clock,
    // Late timers and slow images are not what a test is about.
    imageMs: 60_000,
    maxEventLoopDelayMs: options.maxEventLoopDelayMs ?? 0,
    logStream: { write: (line) => void logs.push(line) },
    ports: { ...standardServices(), ...options.ports },
    ...(options.providers && { providers: options.providers }),
    passwords: options.passwords ?? cheapPasswords(),
    ...(options.room && { room: options.room }),
    ...(options.registerSites && { registerSites: options.registerSites }),
    ...(options.handlers && { handlers: options.handlers }),
  });
  await app.ready();
  return {
    config,
    app,
    db,
    pool,
    access: database.access,
    brands,
    brand,
    clock,
    ports: { files: { of: () => options.ports?.files ?? null } },
    logs,
    call: (key, input = {}) => call(app, brand, key, input),
    statements,
    queries: async (work) => (await statements(work)).map(({ sql }) => sql),
    close: async () => {
      await app.close();
      await db.destroy();
      if ('drop' in database) await database.drop();
    },
  };
}

const inject = createCaller(
  async ({ method, url, body, headers }: HttpRequest, { app, brand, input }: Injection) => {
    const { query, body: raw = body } = input.unchecked ?? {};
    const {
      statusCode,
      payload,
      headers: answered,
    } = await app.inject({
      method: method as 'GET',
      url: query === undefined ? url : `${url}${query && `?${query}`}`,
      headers: {
        host: `${(input.brand ?? input.as?.brand ?? brand).id}.localhost`,
        ...(input.as && { authorization: `Bearer ${input.as.token}` }),
        ...(raw !== undefined && { 'content-type': 'application/json' }),
        ...headers,
        ...input.headers,
      },
      ...(raw !== undefined && { payload: typeof raw === 'string' ? raw : JSON.stringify(raw) }),
    });
    return { status: statusCode, text: payload, headers: answered };
  },
);

interface Injection {
  readonly app: FastifyInstance;
  readonly brand: Brand;
  readonly input: Pick<CallInput<CallKey>, 'unchecked' | 'as' | 'brand' | 'headers'>;
}

function call<K extends CallKey>(
  app: FastifyInstance,
  brand: Brand,
  key: K,
  input: CallInput<K>,
): Promise<CallResult<K>> {
  const { params, query, body, unchecked } = input;
  const args = { params: { ...(params as object | undefined), ...unchecked?.params }, query, body };
  return inject(key, args as unknown as RequestArgs<K>, { app, brand, input });
}

/** Services of a test that brings none: every account has an owner, every order is paid, and no slip is known. */
export function standardServices(): DirectServices {
  const payouts = scriptedPayouts();
  payouts.answer = { status: 'PAID' };
  return {
    bankNames: { find: ({ bankId }) => Promise.resolve(bankId.endsWith('0000') ? null : 'สมชาย ใจดี') },
    payouts,
    promptpay: accountCodes(),
    slips: { lookUp: () => Promise.resolve({ result: 'NOT_FOUND' }) },
    games: [scriptedGames()],
  };
}
