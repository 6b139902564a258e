import { sql } from 'kysely';
import type { Transaction } from '#server/platform/db/transaction';
import { uuidv7 } from '#server/platform/id';
import type { Player } from '#server/providers/ports/gameProvider';

/**
 * Locks the member's wallet at a provider, creating it if needed, so that transfers of a wallet are decided one
 * after another. One query.
 */
export async function openWallet(
  trx: Transaction,
  { brandId, memberId }: Player,
  provider: string,
  now: Date,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO game_wallets (brand_id, id, member_id, provider, created_at)
    VALUES (${brandId}, ${uuidv7()}, ${memberId}, ${provider}, ${now})
    ON CONFLICT ON CONSTRAINT game_wallets_member DO UPDATE SET provider = excluded.provider
    RETURNING id`.execute(trx);
  const [wallet] = rows;
  if (!wallet) throw new Error('The game wallet could not be created.');
  return wallet.id;
}
