import type { Prize, PrizeTable } from '#core/brand/prizes';
import { auditRow, type Origin } from '#server/platform/audit/audit';
import { violatesUnique } from '#server/platform/db/failures';
import type { Transaction } from '#server/platform/db/transaction';
import { fail } from '#server/platform/appError';
import { uuidv7 } from '#server/platform/id';
import { storedValue } from './presentPrize';
import { createHash } from 'node:crypto';
import type { DrawnGame } from '#schemas/api/fair';
import type { Published, BrandDirectory } from '#server/platform/brands/brandDirectory';
import type { Brand } from '#schemas/brand/brand';

interface TableRecord {
  readonly hash: Buffer;
  readonly json: string;
}

const known = new WeakMap<PrizeTable, TableRecord>();

/** A prize table as stored, identified by its hash, so that a play always refers to the table it was drawn from. */
function tableRecord(prizes: PrizeTable): TableRecord {
  const found = known.get(prizes);
  if (found) return found;
  const json = JSON.stringify(prizes);
  const record = { hash: createHash('sha256').update(json).digest(), json };
  known.set(prizes, record);
  return record;
}

interface Result {
  readonly id: string;
  readonly seq: number;
  readonly seedId: string;
  readonly nonce: number;
  readonly table: PrizeTable;
  readonly drawn: number;
  readonly given: number;
  readonly prize: Prize;
  /** Satang. */
  readonly cost: number;
  readonly transactionId: string | undefined;
}

/**
 * Stores the play, its prize table, its audit entry and, for goods, the staff request in one statement.
 * @throws AppError CONFLICT when the same request was played before.
 */
export async function insertPlay(trx: Transaction, play: Play, result: Result): Promise<void> {
  try {
    await write(trx, play, result);
  } catch (error) {
    throw violatesUnique(error, 'prize_plays_client_ref') ? fail('CONFLICT') : error;
  }
}

async function write(trx: Transaction, play: Play, result: Result): Promise<void> {
  const { published, game, memberId, cardIndex, origin } = play;
  const { id, prize, cost, transactionId } = result;
  const brandId = published.brand.id;
  const table = tableRecord(result.table);
  const common = { brand_id: brandId, created_at: origin.now };
  const { clientRef, ...trail } = origin;
  const line = auditRow({
    ...trail,
    actor: { kind: 'MEMBER', id: memberId },
    brandId,
    action: 'prize.play',
    subject: { type: 'PRIZE_PLAY', id },
    ...(transactionId !== undefined && { transactionId }),
    detail: { game, prize: prize.label.th, type: prize.type, value: prize.value, cost: cost / 100 },
  });
  await trx
    .with('table_kept', (db) =>
      db
        .insertInto('prize_tables')
        .values({ ...common, hash: table.hash, prizes: table.json })
        .onConflict((on) => on.doNothing()),
    )
    .with('line', (db) => db.insertInto('audit_log').values(line))
    .with('play', (db) =>
      db
        .insertInto('prize_plays')
        .values({
          ...common,
          id,
          member_id: memberId,
          game,
          seq: result.seq,
          seed_id: result.seedId,
          nonce: result.nonce,
          revision: published.revision,
          table_hash: table.hash,
          card_index: cardIndex ?? null,
          drawn: result.drawn,
          given: result.given,
          label: prize.label.th,
          type: prize.type,
          value: storedValue(prize),
          cost,
          client_ref: clientRef ?? null,
          ledger_transaction_id: transactionId ?? null,
        })
        .returning(['brand_id', 'member_id', 'id', 'label', 'type', 'created_at']),
    )
    .insertInto('game_reward_requests')
    .columns(['brand_id', 'id', 'member_id', 'play_id', 'label', 'status', 'created_at'])
    .expression((db) =>
      db
        .selectFrom('play')
        .select((eb) => [
          'play.brand_id',
          eb.cast<string>(eb.val(uuidv7()), 'uuid').as('id'),
          'play.member_id',
          'play.id as play_id',
          'play.label',
          eb.val('PENDING').as('status'),
          'play.created_at',
        ])
        .where('play.type', '=', 'ITEM'),
    )
    .execute();
}

/** The input of one play. */
export interface Play {
  /** The published revision; brand and revision number belong together. */
  readonly published: Pick<Published, 'brand' | 'revision'>;
  readonly game: DrawnGame;
  readonly memberId: string;
  /** The chosen card. */
  readonly cardIndex?: number;
  readonly origin: Omit<Origin, 'actor'> & { readonly clientRef: string | undefined };
}

/** The published brand with its revision number, which versions the prize tables. */
export function publishedOf(brands: BrandDirectory, { id }: Pick<Brand, 'id'>): Published {
  const published = brands.published(id);
  if (!published) throw new Error('The brand of the call is not published.');
  return published;
}
