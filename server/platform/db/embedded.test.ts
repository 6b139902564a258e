import { execFile } from 'node:child_process';
import { chmod, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbedded } from './embedded';
import { isRunning, processStart } from './processes';
import { temporaryFolder } from '#server/platform/root';

const run = promisify(execFile);

describe('embedded database', () => {
  let folder: string;
  let dataDir: string;
  beforeAll(async () => {
    folder = await temporaryFolder('sala-embedded');
    dataDir = path.join(folder, 'data');
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const query = async (connectionString: string, text: string) => {
    const client = new pg.Client({ connectionString });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(text)).rows;
    } finally {
      await client.end();
    }
  };

  it('preserves data and passwords between starts, readable only by the folder’s owner', async () => {
    const first = await startEmbedded({ dataDir });
    await query(first.access.owner, 'CREATE TABLE marker (n int)');
    await first.stop();
    expect((await stat(path.join(dataDir, 'postgres-secret.json'))).mode & 0o777).toBe(0o600);
    const second = await startEmbedded({ dataDir });
    try {
      expect(await query(second.access.owner, 'SELECT count(*)::int AS n FROM marker')).toEqual([{ n: 0 }]);
      expect(await query(second.access.owner, 'SHOW fsync')).toEqual([{ fsync: 'on' }]);
      expect(
        await query(second.access.app, 'SELECT rolsuper FROM pg_roles WHERE rolname = current_user'),
      ).toEqual([{ rolsuper: false }]);
    } finally {
      await second.stop();
    }
  });

  it('D1 a second start names the lock holder, and replaces the lock of a dead process', async () => {
    const first = await startEmbedded({ dataDir });
    await expect(startEmbedded({ dataDir })).rejects.toThrow(
      new RegExp(`in use by process ${String(process.pid)}, started`),
    );
    await first.stop();
    const lock = path.join(dataDir, 'server.lock');
    const dead = { pid: 2 ** 22 - 3, start: 'x', since: 'then', ticket: 'old' };
    const reused = { pid: process.pid, start: `${processStart(process.pid)}0`, since: 'then', ticket: 'old' };
    for (const stale of [dead, reused]) {
      await writeFile(lock, JSON.stringify(stale));
      await (await startEmbedded({ dataDir })).stop();
    }
    await expect(stat(lock)).rejects.toThrow();
  });

  it('D1 adopts the database of a server that was killed', async () => {
    const script = `import { startEmbedded } from './embedded'; await startEmbedded({ dataDir: ${JSON.stringify(dataDir)} }); process.kill(process.pid, 'SIGKILL');`;
    const file = path.join(import.meta.dirname, `killed-${String(process.pid)}.tmp.ts`);
    await writeFile(file, script);
    await expect(run('npx', ['tsx', file])).rejects.toThrow();
    await rm(file);
    const pid = Number(
      (await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0],
    );
    expect(isRunning(pid)).toBe(true);
    const said: string[] = [];
    const next = await startEmbedded({ dataDir, onProgress: (line) => void said.push(line) });
    expect(said.join()).toContain('Adopting');
    await next.stop();
    expect(isRunning(pid)).toBe(false);
  });

  it.runIf(process.getuid?.() === 0)(
    'run by root in a private folder, stores the data where the database user has access and reports the location',
    async () => {
      const closed = await temporaryFolder('sala-closed');
      await chmod(closed, 0o700);
      const said: string[] = [];
      const database = await startEmbedded({
        dataDir: path.join(closed, 'data'),
        onProgress: (line) => void said.push(line),
      });
      await database.stop();
      expect(database.folder.startsWith(closed)).toBe(false);
      expect(said[0]).toContain(`stored in ${database.folder}`);
      await Promise.all(
        [closed, database.folder].map((place) => rm(place, { recursive: true, force: true })),
      );
    },
  );
});
