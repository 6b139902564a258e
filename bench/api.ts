import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import pg from 'pg';
import { startEmbedded } from '#server/db/embedded';
import { CONNECTIONS, load, show } from './measure';
import { fund, logIn, type Member, register } from './people';
import { freePort, startServer } from './testServer';
import { balanceReads, depositPairs, withdrawalPairs } from './traffic';

/**
 * The API at 50 connections: balance read, deposit request, withdrawal; memory when idle and loaded; start time
 * from an existing data folder. Beside each stands the plainest server that does the same kind of database work.
 */
export async function run(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sala-bench-'));
  try {
    const reference = await measureReference(path.join(folder, 'reference'));
    await measureApi(path.join(folder, 'data'), reference);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Fastify and pg: one indexed select; one insert in a transaction. */
async function measureReference(dataDir: string) {
  const database = await startEmbedded({ dataDir });
  const pool = new pg.Pool({ connectionString: database.access.owner, max: 10 });
  const version = await pool.query<{ server_version: string }>('SHOW server_version');
  console.log(`PostgreSQL ${version.rows[0]?.server_version ?? ''}, fsync on, ${CONNECTIONS} connections\n`);
  await pool.query(
    'CREATE TABLE balances AS SELECT i AS id, i * 100 AS amount FROM generate_series(1, 1000) AS i',
  );
  await pool.query('ALTER TABLE balances ADD PRIMARY KEY (id)');
  await pool.query('CREATE TABLE entries (id bigserial PRIMARY KEY, amount bigint NOT NULL)');
  const app = Fastify();
  app.get(
    '/select',
    async () => (await pool.query('SELECT amount FROM balances WHERE id = $1', [7])).rows[0] as unknown,
  );
  app.post('/insert', async () => {
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      await client.query('INSERT INTO entries (amount) VALUES ($1)', [100]);
      await client.query('COMMIT');
    } finally {
      client.release();
    }
    return { ok: true };
  });
  const origin = await app.listen({ port: await freePort(), host: '127.0.0.1' });
  const select = await load(`${origin}/select`);
  const insert = await load(`${origin}/insert`, { method: 'POST' });
  show('reference: one indexed select', select);
  show('reference: one insert, committed', insert);
  await app.close();
  await pool.end();
  await database.stop();
  return { select, insert };
}

async function measureApi(
  dataDir: string,
  reference: Awaited<ReturnType<typeof measureReference>>,
): Promise<void> {
  let server = await startServer(dataDir);
  try {
    const operator = await logIn(server);
    const members: Member[] = [];
    // One after the other: the server hashes two passwords at once and refuses a crowd (A14).
    for (let index = 0; index < CONNECTIONS; index += 1) members.push(await register(server, index));
    for (const member of members) await fund(server, member, operator);
    await server.stop();
    server = await startServer(dataDir);
    const idle = server.memory();

    show('balance read', await load(server.origin, balanceReads(members)), reference.select);
    show('deposit request, then cancel', await load(server.origin, depositPairs(members)), reference.insert);
    show(
      'withdrawal, then reject',
      await load(server.origin, withdrawalPairs(members, operator)),
      reference.insert,
    );

    console.log(`\nmemory idle ${Math.round(idle)} MB, under load ${Math.round(server.memory())} MB`);
    console.log(`ready from an existing data folder in ${(server.readyIn / 1000).toFixed(2)} s`);
  } finally {
    await server.stop();
  }
}
