import type { Database } from '#server/platform/db/connect';
import { uuidv7 } from '#server/platform/id';
import { withSandbox } from './database';

export interface OutboxCall {
  /** Id in `providers.json`. */
  readonly provider: string;
  /** Below `/api/provider/<provider>/`. */
  readonly path: string;
  readonly body: object;
  readonly now: Date;
}

/** Stores a call to the platform, which is repeated until it is acknowledged. @returns its id. */
export async function enqueue(trx: Database, { provider, path, body, now }: OutboxCall): Promise<string> {
  const id = uuidv7();
  await withSandbox(trx)
    .insertInto('sandbox_outbox')
    .values({ id, provider, path, body: JSON.stringify(body), created_at: now, due_at: now })
    .execute();
  return id;
}
