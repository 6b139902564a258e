import { giftTurnover, requiredTurnover, windowTurnover, type TurnoverRule } from '#core/brand/turnover';
import type { Brand } from '#schemas/brand/brand';
import type { TurnoverSource } from '#schemas/common/terms';
import { DAY_MS } from '#core/time/durations';
import type { Transaction } from '#server/platform/db/transaction';
import { uuidv7 } from '#server/platform/id';
import { LATE_MS } from './enforced';

interface Given {
  readonly brand: Brand;
  readonly memberId: string;
  /** Id of the row that caused the credit; each has one requirement. */
  readonly sourceId: string;
  /** Satang given by the brand. */
  readonly amount: number;
  readonly now: Date;
}

/** Opens the requirement of a deposit bonus. Call it after posting the bonus (see `insert`). At most one query. */
export async function openBonusTurnover(
  trx: Transaction,
  given: Given & {
    readonly window: 1 | 2;
    /** Satang of the deposit that earned the bonus. */
    readonly deposit: number;
  },
): Promise<void> {
  const rule = windowTurnover(given.brand, given.window);
  if (rule) await insert(trx, given, { source: 'BONUS', rule, deposit: given.deposit });
}

/** Opens the requirement of gifted credit. Call it after posting the gift (see `insert`). At most one query. */
export async function openGiftTurnover(
  trx: Transaction,
  given: Given & { readonly source: Exclude<TurnoverSource, 'BONUS'> },
): Promise<void> {
  const { source } = given;
  const rule = giftTurnover(given.brand, source);
  if (rule) await insert(trx, given, { source, rule, deposit: 0 });
}

/**
 * The posting has locked the member's account until the transaction ends, so a withdrawal sees both the credit and
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
