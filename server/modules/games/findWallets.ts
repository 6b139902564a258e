import { sql } from 'kysely';
import { MINUTE_MS } from '#core/time/durations';
import type { Database } from '#server/platform/db/connect';
import type { Player } from '#server/providers/ports/gameProvider';
import type { TransferRow } from './gameTransferRepository';

/** A wallet is in use for this long after its last round, in ms. */
const PLAYING_MS = 5 * MINUTE_MS;

/** A pending transfer, or one that this request created. */
export type Begun = TransferRow & { readonly isSame: boolean };

export interface Wallet {
  readonly begun: readonly Begun[];
  readonly isPlaying: boolean;
}

interface Request {
  /** Permanent idempotency reference of the request. */
  readonly clientRef?: string | undefined;
  readonly now: Date;
}

/** The member's wallets by provider, with pending transfers and whether they are in use. One query. */
export async function findWallets(
  db: Database,
  { brandId, memberId }: Player,
  { clientRef = null, now }: Omit<Request, 'clientRef'> & { clientRef?: string | null | undefined },
): Promise<ReadonlyMap<string, Wallet>> {
  const since = new Date(now.getTime() - PLAYING_MS);
  const { rows } = await sql<Wallet & { provider: string }>`
    SELECT w.provider, coalesce(jsonb_agg(jsonb_build_object(
        'brand_id', t.brand_id, 'id', t.id, 'wallet_id', t.wallet_id, 'member_id', t.member_id, 'direction', t.direction,
        'amount', t.amount, 'status', t.status, 'isSame', coalesce(t.client_ref = ${clientRef}, false)))
      FILTER (WHERE t.id IS NOT NULL), '[]') AS begun,
      EXISTS (SELECT FROM game_rounds r WHERE r.brand_id = w.brand_id AND r.member_id = w.member_id
        AND r.wallet_id = w.id AND r.played_at > ${since}) AS "isPlaying"
    FROM game_wallets w
    LEFT JOIN game_transfers t ON t.brand_id = w.brand_id AND t.wallet_id = w.id
      AND (t.status = 'PENDING' OR t.client_ref = ${clientRef})
    WHERE w.brand_id = ${brandId} AND w.member_id = ${memberId}
    GROUP BY w.brand_id, w.id, w.provider, w.member_id`.execute(db);
  return new Map(rows.map(({ provider, ...wallet }) => [provider, wallet]));
}
