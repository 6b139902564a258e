import { giftTurnover, requiredTurnover, windowTurnover } from '#core/brand/turnover';
import type { TurnoverRule } from '#core/brand/turnover';
import type { Brand } from '#schemas/brand/brand';
import type { TurnoverSource } from '#schemas/common/turnover';
import { DAY_MS } from '#core/time/durations';
import type { Transaction } from '#server/platform/db/transaction';
import { uuidv7 } from '#server/platform/id';
import { LATE_MS } from './enforced';

interface Given {
  readonly brand: Brand;
  readonly memberId: string;
  /** Id of the row that the credit came from: one requirement for each. */
  readonly sourceId: string;
  /** Satang that the brand gave. */
  readonly amount: number;
  readonly now: Date;
}

/** What a deposit bonus asks for. Call it after the bonus was posted (see `insert`). At most one query. */
export async function openBonusTurnover(
  trx: Transaction,
  given: Given & {
    readonly window: 1 | 2;
    /** Satang of the deposit that earned it. */
    readonly deposit: number;
  },
): Promise<void> {
  const rule = windowTurnover(given.brand, given.window);
  if (rule) await insert(trx, given, { source: 'BONUS', rule, deposit: given.deposit });
}

/** What credit asks for that was a gift. Call it after the gift was posted (see `insert`). At most one query. */
export async function openGiftTurnover(
  trx: Transaction,
  given: Given & { readonly source: Exclude<TurnoverSource, 'BONUS'> },
): Promise<void> {
  const { source } = given;
  const rule = giftTurnover(given.brand, source);
  if (rule) await insert(trx, given, { source, rule, deposit: 0 });
}

/**
 * The posting locked the member's account until this transaction ends, so a withdrawal sees the credit together with
 * its requirement, or neither.
 */
async function insert(
  trx: Transaction,
  { brand, memberId, sourceId, amount, now }: Given,
  { source, rule, deposit }: { source: TurnoverSource; rule: TurnoverRule; deposit: number },
): Promise<void> {
  const expiresAt = now.getTime() + rule.days * DAY_MS;
  await trx
    .insertInto('turnover_requirements')
    .values({
      brand_id: brand.id,
      id: uuidv7(),
      member_id: memberId,
      source,
      source_id: sourceId,
      given: amount,
      deposit,
      multiple: rule.multiple,
      required: requiredTurnover(rule, amount, deposit),
      games: JSON.stringify(
        Object.fromEntries(rule.games.map(({ category, percent }) => [category, percent])),
      ),
      at_expiry: rule.atExpiry,
      lost_below: brand.turnover.lostBelow * 100,
      expires_at: new Date(expiresAt),
      due_at: new Date(rule.atExpiry === 'LAPSE' ? expiresAt : expiresAt + LATE_MS),
      created_at: now,
    })
    .execute();
}
