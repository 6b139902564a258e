import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from '#server/platform/id';
import { buildMember, type TestMember } from '#server/testing/builders';
import { testApp, type TestApp } from '#server/testing/testApp';
import { readBalance } from './accounts';

describe('ledger rules that the database enforces', () => {
  let t: TestApp;
  let member: TestMember;
  let other: TestMember;
  beforeAll(async () => {
    t = await testApp();
    member = await buildMember(t, { credit: 500 });
    other = await buildMember(t, { credit: 500 });
  });
  afterAll(() => t.close());

  const accountOf = async (ownerId: string) => {
    const { rows } = await sql<{ id: string }>`SELECT id FROM ledger_accounts
      WHERE brand_id = ${t.brand.id} AND kind = 'MEMBER' AND owner_id = ${ownerId}`.execute(t.db);
    return rows[0]?.id ?? '';
  };

  /** Runs a statement directly, with the server's database role. */
  const write = (from: string, to: string, amount: number) => `
    WITH made AS (
      INSERT INTO public.ledger_transactions (brand_id, id, kind, reference_type, reference_id, created_at)
      VALUES ('${t.brand.id}', gen_random_uuid(), 'ADJUSTMENT', 'ADJUSTMENT', gen_random_uuid(), now()) RETURNING id
    ) INSERT INTO public.ledger_entries (brand_id, account_id, seq, transaction_id, amount, balance_after, created_at)
      SELECT '${t.brand.id}', account_id::uuid, 0, (SELECT id FROM made), amount, 0, now()
      FROM (VALUES ('${from}', ${-amount}), ('${to}', ${amount})) AS e (account_id, amount)`;

  it('M2 an account of an unknown kind is refused', async () => {
    const open = (kind: string) =>
      sql`INSERT INTO ledger_accounts (brand_id, id, kind, owner_id)
          VALUES (${t.brand.id}, ${uuidv7()}, ${kind}, ${uuidv7()})`.execute(t.db);
    await expect(open('MEMBERS')).rejects.toMatchObject({ constraint: 'ledger_account_kind_known' });
    await expect(open('')).rejects.toMatchObject({ constraint: 'ledger_account_kind_known' });
    await open('MEMBER');
    const turned = administer(
      t,
      `UPDATE ledger_accounts SET kind = 'MEMBERS' WHERE owner_id = '${member.id}'`,
    );
    await expect(turned).rejects.toMatchObject({ constraint: 'ledger_account_kind_known' });
  });

  it('M5 amounts and balances outside of the exact range are refused, and so is an entry of zero', async () => {
    const set = (balance: string) =>
      administer(t, `UPDATE ledger_accounts SET balance = ${balance} WHERE owner_id = '${member.id}'`);
    await expect(set('9000000000000001')).rejects.toMatchObject({ constraint: 'ledger_balance_exact' });
    await expect(set('-9000000000000001')).rejects.toMatchObject({ constraint: 'ledger_balance_exact' });
    const [from, to] = [await accountOf(member.id), await accountOf(other.id)];
    for (const amount of [0, 1_000_000_000_001, -1_000_000_000_001])
      await expect(sql.raw(write(from, to, amount)).execute(t.db)).rejects.toMatchObject({
        constraint: 'ledger_amount_bounds',
      });
  });

  it('M1 member accounts never become negative, whichever role posts', async () => {
    const overdraw = sql.raw(write(await accountOf(member.id), await accountOf(other.id), 501)).execute(t.db);
    await expect(overdraw).rejects.toMatchObject({ constraint: 'ledger_accounts_not_negative' });
  });

  it('D11 an audit entry requires an actor', async () => {
    const line =
      sql`INSERT INTO audit_log (brand_id, id, actor_kind, action, subject_type, detail, created_at)
      VALUES (${t.brand.id}, ${uuidv7()}, 'NOBODY', 'x', 'X', '{}', now())`.execute(t.db);
    await expect(line).rejects.toMatchObject({ constraint: 'audit_actor_kind_known' });
  });

  /** Posts as a caller whose search path resolves the table name to a table of their own. */
  const writeMisled = async (from: string, to: string, amount: number) => {
    const client = new pg.Client({ connectionString: t.access.app });
    await client.connect();
    try {
      await client.query(
        'CREATE TEMP TABLE ledger_accounts (LIKE public.ledger_accounts INCLUDING DEFAULTS)',
      );
      await client.query('INSERT INTO pg_temp.ledger_accounts SELECT * FROM public.ledger_accounts');
      await client.query("UPDATE pg_temp.ledger_accounts SET kind = 'MEMBER'");
      await client.query('SET search_path = pg_temp, public');
      await client.query(write(from, to, amount));
    } finally {
      await client.end();
    }
  };

  it('M2 the caller’s search path does not change which accounts the trigger writes to', async () => {
    await writeMisled(await accountOf(member.id), await accountOf(other.id), 100);
    expect((await readBalance(t.db, t.brand.id, member.id)).available).toBe(400);
    expect((await readBalance(t.db, t.brand.id, other.id)).available).toBe(600);
  });

  it('M2 the caller’s search path does not make points count as money', async () => {
    const points = uuidv7();
    await sql`INSERT INTO ledger_accounts (brand_id, id, kind, owner_id)
      VALUES (${t.brand.id}, ${points}, 'MEMBER_POINT', ${uuidv7()})`.execute(t.db);
    await expect(writeMisled(await accountOf(member.id), points, 100)).rejects.toThrow(
      'does not sum to zero',
    );
  });
});

async function administer(t: TestApp, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: t.access.owner });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
