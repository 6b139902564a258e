/**
 * What the API is measured against: Fastify and pg with nothing around them, on the same database, in a process of
 * its own as the API is. Prints its address. Usage: tsx tests/bench/referenceServer.ts <connection string>
 */
import Fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.argv[2], max: 20 });
await pool.query('CREATE TABLE IF NOT EXISTS bench_rows (id int PRIMARY KEY, amount bigint NOT NULL)');
await pool.query(
  'INSERT INTO bench_rows SELECT i, 0 FROM generate_series(1, 1000) AS i ON CONFLICT DO NOTHING',
);
await pool.query(
  'CREATE TABLE IF NOT EXISTS bench_entries (id bigserial PRIMARY KEY, amount bigint NOT NULL)',
);

/** Statements of one request, in a transaction. */
async function commit(...statements: readonly string[]): Promise<{ ok: true }> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    for (const statement of statements) await client.query(statement, [100]);
    await client.query('COMMIT');
  } finally {
    client.release();
  }
  return { ok: true };
}

const insert = 'INSERT INTO bench_entries (amount) VALUES ($1)';
const app = Fastify();
let turn = 0;
app.get('/select', async () => {
  turn = (turn % 1000) + 1;
  return (await pool.query<{ amount: string }>('SELECT amount FROM bench_rows WHERE id = $1', [turn]))
    .rows[0];
});
app.post('/insert', () => commit(insert));
app.post('/hot', () => commit('UPDATE bench_rows SET amount = amount + $1 WHERE id = 1', insert));
process.once('SIGTERM', () => void app.close().then(() => pool.end()));
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
