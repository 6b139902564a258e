import { expect } from 'vitest';
import type { TestApp } from './testApp';

/** Waits for effects after the response; the limit catches hangs, not slowness. */
export function eventually<T>(look: () => T) {
  return expect.poll(look, { timeout: 60_000 });
}

/** Connections of this test's database that wait for a lock. */
export async function blockedConnections({ pool }: TestApp): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
  );
  return rows[0]?.count ?? 0;
}
