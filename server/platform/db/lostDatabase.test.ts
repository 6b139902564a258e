import type { FastifyInstance } from 'fastify';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app';
import { readConfig } from '#server/platform/config/config';
import { eventually } from '#server/testing/eventually';
import { testBrands } from '#server/testing/testBrands';
import { testDirectory } from '#server/testing/testDirectory';
import { connectDatabase } from './connect';
import { startEmbedded, type EmbeddedDatabase } from './embedded';
import { migrateDatabase } from './migrate';
import { temporaryFolder } from '#server/platform/root';

describe('a lost database', () => {
  let folder: string;
  let database: EmbeddedDatabase;
  let app: FastifyInstance;
  let close: () => Promise<void>;
  beforeAll(async () => {
    folder = await temporaryFolder('sala-lost');
    database = await startEmbedded({ dataDir: path.join(folder, 'data') });
    await migrateDatabase(database.access.owner);
    const { db, pool } = connectDatabase({ connectionString: database.access.app });
    const config = readConfig({ PORT: '0' });
    app = await buildApp({
      config,
      db,
      pool,
      brands: testDirectory(testBrands()),
      // A delayed timer on a busy machine is not under test.
      maxEventLoopDelayMs: 0,
      logStream: { write: () => undefined },
    });
    close = async () => {
      await app.close();
      await db.destroy();
    };
  });
  afterAll(async () => {
    await close();
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const postmaster = async () =>
    Number((await readFile(path.join(database.folder, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);
  const read = () =>
    app.inject({ url: '/api/setting/operational/website', headers: { host: 'primary.localhost' } });
  /** The first response after the database is gone: its processes need a moment to end. */
  const loss = async () => {
    let answer = await read();
    while (answer.statusCode === 200) {
      await sleep(10);
      answer = await read();
    }
    return answer;
  };
  /** The recovery time is measured on an idle machine: `npm run prove -- databaseCrash`. */
  const recovery = () => eventually(async () => (await read()).statusCode).toBe(200);
  const unavailable = { status: 503, code: 'SERVICE_UNAVAILABLE' };

  it.each(['SIGKILL', 'SIGQUIT'] as const)(
    'D6 killed by %s: 503, live throughout, and recovers',
    async (signal) => {
      expect((await read()).statusCode).toBe(200);
      process.kill(await postmaster(), signal);
      const during = await loss();
      expect(during.json()).toMatchObject(unavailable);
      expect(during.headers['retry-after']).toBeDefined();
      expect((await app.inject('/livez')).statusCode).toBe(200);
      await recovery();
    },
  );

  it.runIf(process.platform === 'linux')(
    'D6 unresponsive: 503, live throughout, and recovers when the database responds',
    async () => {
      const pid = await postmaster();
      const group = await backends(pid);
      for (const one of [pid, ...group]) process.kill(one, 'SIGSTOP');
      const answers = await Promise.all([
        read(),
        read(),
        read(),
        app.inject('/readyz'),
        app.inject('/livez'),
      ]);
      for (const one of [...group, pid]) process.kill(one, 'SIGCONT');
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503, 503, 200]);
      await recovery();
    },
  );
});

/** The database processes: children of the postmaster. */
async function backends(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${String(pid)}/task/${String(pid)}/children`, 'utf8');
  return text.trim().split(' ').map(Number);
}
