import type { Selectable } from 'kysely';
import type { Database } from '#server/platform/db/connect';
import { uuidv7 } from '#server/platform/id';
import { withSandbox } from '../db/database';
import type { SandboxMessages } from '../db/schema';

export type StoredMessage = Selectable<SandboxMessages>;

const RECENT = 50;

/** A message that a gateway of the sandbox delivered. */
export interface DeliveredMessage {
  readonly kind: 'sms' | 'email';
  readonly recipient: string;
  /** Null for a text message. */
  readonly subject: string | null;
  readonly content: string;
  readonly now: Date;
}

/** @returns its id. */
export async function storeMessage(
  db: Database,
  { kind, recipient, subject, content, now }: DeliveredMessage,
): Promise<string> {
  const id = uuidv7();
  await withSandbox(db)
    .insertInto('sandbox_messages')
    .values({ id, kind, recipient, subject, content, received_at: now })
    .execute();
  return id;
}

/** The newest first. */
export function recentMessages(db: Database): Promise<StoredMessage[]> {
  return withSandbox(db)
    .selectFrom('sandbox_messages')
    .selectAll()
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(RECENT)
    .execute();
}
