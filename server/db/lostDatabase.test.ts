import type { FastifyInstance } from 'fastify';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#server/buildApp';
import { readConfig } from '#server/config';
import { testBrands } from '#server/testing/testBrands';
import { testDirectory } from '#server/testing/testDirectory';
import { connectDatabase } from './connect';
import { startEmbedded } from './embedded';
import type { EmbeddedDatabase } from './embedded';
import { migrateDatabase } from './migrate';
import { temporaryFolder } from './temporaryFolder';

describe('a database that is lost', () => {
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
  const recovered = async (within: number) => {
    const end = performance.now() + within;
    while ((await read()).statusCode !== 200) {
      if (performance.now() > end) return false;
      await sleep(50);
    }
    return true;
  };

  it.each(['SIGKILL', 'SIGQUIT'] as const)(
    'D6 killed by %s: 503, alive all the while, back within 5 s',
    async (signal) => {
      expect((await read()).statusCode).toBe(200);
      process.kill(await postmaster(), signal);
      await sleep(100);
      const during = await read();
      expect([during.statusCode, during.json<{ code: string }>().code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
      expect(during.headers['retry-after']).toBeDefined();
      expect((await app.inject('/livez')).statusCode).toBe(200);
      expect((await app.inject('/readyz')).statusCode).toBe(503);
      expect(await recovered(5_000)).toBe(true);
    },
  );

  it.runIf(process.platform === 'linux')(
    'D6 silent: 503 within 5 s, and well again once it answers',
    async () => {
      const pid = await postmaster();
      const group = await backends(pid);
      for (const one of [pid, ...group]) process.kill(one, 'SIGSTOP');
      const start = performance.now();
      const answers = await Promise.all([read(), read(), read()]);
      for (const one of [...group, pid]) process.kill(one, 'SIGCONT');
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503]);
      expect(performance.now() - start).toBeLessThan(5_000);
      expect(await recovered(5_000)).toBe(true);
    },
  );
});

/** The processes of the database: children of its first. */
async function backends(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${String(pid)}/task/${String(pid)}/children`, 'utf8');
  return text.trim().split(' ').map(Number);
}
