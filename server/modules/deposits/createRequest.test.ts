import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCompanyAccount, buildMember } from '#server/testing/builders';
import { testApp } from '#server/testing/testApp';
import type { TestApp } from '#server/testing/testApp';

describe('createRequest', () => {
  let t: TestApp;
  beforeAll(async () => {
    // A single connection, so that its statements are prepared and their plans can be counted.
    t = await testApp({ connections: 1 });
    await buildCompanyAccount(t);
  });
  afterAll(() => t.close());

  it('a deposit request and its cancellation are planned once per connection, not for each member', async () => {
    const member = await buildMember(t);
    for (let n = 0; n < 10; n += 1) {
      const headers = { 'idempotency-key': `planned-${String(n)}` };
      const { uuid } = (
        await t.call('POST /api/auth/deposit-request', { as: member, body: { amount: 100 }, headers })
      ).data;
      await t.call('POST /api/auth/deposit-request/cancel', { as: member, body: { uuid }, headers });
    }
    const { rows } = await sql<{ statement: string; planned_once: boolean }>`
      SELECT statement, generic_plans > 0 AS planned_once FROM pg_prepared_statements
      WHERE statement ~* '(insert into|update) (deposit_requests|idempotency_keys)'`.execute(t.db);
    expect(rows).toHaveLength(3);
    expect(rows.filter(({ planned_once }) => !planned_once)).toEqual([]);
  });
});
