/**
 * The reference of the API benchmarks: a Fastify server that runs hand-written statements with `pg`, in a process of
 * its own, on the database, members and sessions of the API, with as many connections, under the same requests.
 *
 * A money call validates its body by a schema, reads the session by the hash of the token, and writes in one
 * transaction the rows that the API writes, with the same isolation, locks and durability: the request or its new
 * status, the ledger transaction with its entries, the audit line, and the answer under the idempotency key. Left out
 * is what only the API does: limits, turnover, responsible gambling, the choice of a free amount, strict JSON, security
 * headers, metrics and logging. `/select` is one indexed select without a session; `/hot` updates one row that all
 * requests share.
 *
 * Usage: tsx tests/bench/referenceServer.ts <connection string of the owner>. Prints its address.
 */
import { createHash, randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import type { FastifyRequest } from 'fastify';
import pg from 'pg';
import { commit, run } from './referenceStatements';

const ROWS = 1_000;
const pool = new pg.Pool({ connectionString: process.argv[2], max: 10 });
pool.on('error', () => undefined);
await pool.query(`
  CREATE TABLE IF NOT EXISTS bench_rows (id int PRIMARY KEY, amount bigint NOT NULL);
  INSERT INTO bench_rows SELECT i, 0 FROM generate_series(1, ${String(ROWS)}) AS i ON CONFLICT DO NOTHING;
  CREATE TABLE IF NOT EXISTS bench_entries (id bigserial PRIMARY KEY, amount bigint NOT NULL);
`);
const { rows } = await pool.query<{ brandId: string; id: string }>(
  `SELECT brand_id AS "brandId", id FROM company_accounts WHERE status = 'ACTIVE' ORDER BY id LIMIT 1`,
);
const [account = { brandId: '', id: '' }] = rows;

const hashOf = (text: string) => createHash('sha256').update(text).digest();

/** The owner of the session that a request presents. */
async function callerOf(request: FastifyRequest, kind: 'member' | 'staff'): Promise<string> {
  const token = (request.headers.authorization ?? '').slice('Bearer '.length);
  const found = await run<{ id: string }>(pool, kind, hashOf(token));
  if (!found) throw new Error('There is no such session.');
  return found.id;
}

interface Payee {
  readonly bank_name: string;
  readonly bank_id: string;
  readonly account_name: string;
}

interface Effect {
  readonly actorId: string;
  readonly kind: 'MEMBER' | 'STAFF';
  readonly action: string;
  readonly subjectId: string;
  readonly transactionId?: string;
  /** Satang. */
  readonly amount: number;
  readonly answer?: object;
}

/** Writes the audit line and the stored answer. */
async function finish(client: pg.PoolClient, request: FastifyRequest, effect: Effect): Promise<Buffer> {
  const { actorId, kind, action, subjectId, transactionId, amount, answer } = effect;
  const detail = JSON.stringify({ amount });
  const subject = [subjectId, transactionId, detail, request.ip, request.id];
  await run(client, 'audit', account.brandId, randomUUID(), kind, actorId, action, ...subject);
  const data = { uuid: subjectId, amount, ...answer };
  const body = Buffer.from(JSON.stringify({ status: 200, message: 'success', data }));
  const { 'idempotency-key': key } = request.headers;
  const requestHash = hashOf(JSON.stringify([request.params, request.body]));
  await run(client, 'key', account.brandId, actorId, action, key, requestHash, body);
  return body;
}

/** Posts an amount from the available balance to the held one; triggers apply the entries to their accounts. */
async function post(
  client: pg.PoolClient,
  posting: {
    readonly memberId: string;
    readonly withdrawalId: string;
    readonly kind: string;
    readonly amount: number;
  },
): Promise<string> {
  const { memberId, withdrawalId, kind, amount } = posting;
  const id = randomUUID();
  await run(client, 'transaction', account.brandId, id, kind, withdrawalId, randomUUID());
  await run(client, 'entries', account.brandId, id, memberId, amount);
  return id;
}

const app = Fastify();
const bodyOf = (properties: object) => ({
  schema: { body: { type: 'object', required: Object.keys(properties), properties } },
});
const amountBody = bodyOf({ amount: { type: 'number', minimum: 1 } });
const uuidBody = bodyOf({ uuid: { type: 'string', minLength: 36, maxLength: 36 } });
const reasonBody = bodyOf({ reason: { type: 'string', minLength: 1 }, refund: { type: 'boolean' } });

app.post<{ Body: { amount: number } }>('/api/auth/deposit-request', amountBody, async (request, reply) => {
  const memberId = await callerOf(request, 'member');
  const [id, amount] = [randomUUID(), request.body.amount * 100];
  // Unique among the open requests of an account, because a member has at most one of them.
  const payAmount = amount + Number.parseInt(memberId.slice(-8), 16);
  const body = await commit(pool, async (client) => {
    await run(client, 'deposit', account.brandId, id, memberId, account.id, amount, payAmount);
    const about = { actorId: memberId, kind: 'MEMBER', action: 'deposit.request', subjectId: id } as const;
    return finish(client, request, { ...about, amount, answer: { payAmount } });
  });
  return reply.type('application/json').send(body);
});

app.post<{ Body: { uuid: string } }>('/api/auth/deposit-request/cancel', uuidBody, async (request, reply) => {
  const memberId = await callerOf(request, 'member');
  const { uuid } = request.body;
  const body = await commit(pool, async (client) => {
    const row = await run<{ amount: string }>(client, 'cancel', account.brandId, memberId, uuid);
    if (!row) throw new Error('The request is not pending.');
    const about = { actorId: memberId, kind: 'MEMBER', action: 'deposit.cancel', subjectId: uuid } as const;
    return finish(client, request, { ...about, amount: Number(row.amount) });
  });
  return reply.type('application/json').send(body);
});

app.post<{ Body: { amount: number } }>('/api/auth/withdraw/:uuid', amountBody, async (request, reply) => {
  const memberId = await callerOf(request, 'member');
  const [id, amount] = [randomUUID(), request.body.amount * 100];
  const body = await commit(pool, async (client) => {
    const bank = await run<Payee>(client, 'lock', account.brandId, memberId);
    if (!bank) throw new Error('The member has no bank account.');
    const payee = [bank.bank_name, bank.bank_id, bank.account_name];
    const posting = { memberId, withdrawalId: id, kind: 'WITHDRAW_HOLD', amount };
    const transactionId = await post(client, posting);
    await run(client, 'withdrawal', account.brandId, id, memberId, amount, ...payee, transactionId);
    const about = { actorId: memberId, kind: 'MEMBER', action: 'withdrawal.request', subjectId: id } as const;
    return finish(client, request, { ...about, transactionId, amount, answer: { payee } });
  });
  return reply.type('application/json').send(body);
});

app.post<{ Body: { reason: string }; Params: { uuid: string } }>(
  '/api/staff/withdraw/:uuid/reject',
  reasonBody,
  async (request, reply) => {
    const actorId = await callerOf(request, 'staff');
    const { uuid } = request.params;
    const body = await commit(pool, async (client) => {
      const found = [account.brandId, uuid, request.body.reason, actorId];
      const row = await run<{ memberId: string; amount: string }>(client, 'reject', ...found);
      if (!row) throw new Error('The withdrawal is not pending.');
      const amount = Number(row.amount);
      const posting = { memberId: row.memberId, withdrawalId: uuid, kind: 'WITHDRAW_RELEASE' };
      const transactionId = await post(client, { ...posting, amount: -amount });
      const about = { actorId, kind: 'STAFF', action: 'withdrawal.reject', subjectId: uuid } as const;
      return finish(client, request, { ...about, transactionId, amount });
    });
    return reply.type('application/json').send(body);
  },
);

let turn = 0;
app.get('/select', async () => {
  turn = (turn % ROWS) + 1;
  return (await pool.query<{ amount: string }>('SELECT amount FROM bench_rows WHERE id = $1', [turn]))
    .rows[0];
});

app.post('/hot', () =>
  commit(pool, async (client) => {
    await run(client, 'hot', 100);
    await run(client, 'insert', 100);
    return { ok: true };
  }),
);

process.once('SIGTERM', () => void app.close().then(() => pool.end()));
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
