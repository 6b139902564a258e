import type { CheckMinutes } from '#schemas/common/playTerms';
import type { Transaction } from '#server/platform/db/transaction';

interface Of {
  readonly brandId: string;
  readonly memberId: string;
  readonly now: Date;
}

/** Sets after how many minutes of play the member is reminded of time and result. */
export async function chooseMinutes(
  trx: Transaction,
  { brandId, memberId }: Of,
  minutes: CheckMinutes,
): Promise<void> {
  await trx
    .insertInto('play_sessions')
    .values({ brand_id: brandId, member_id: memberId, every_minutes: minutes })
    .onConflict((on) => on.columns(['brand_id', 'member_id']).doUpdateSet({ every_minutes: minutes }))
    .execute();
}

/** Starts the next play session now, or none. */
export async function answerCheck(
  trx: Transaction,
  { brandId, memberId, now }: Of,
  goOn: boolean,
): Promise<void> {
  await trx
    .updateTable('play_sessions')
    .set(goOn ? { since: now, seen_at: now } : { since: null })
    .where('brand_id', '=', brandId)
    .where('member_id', '=', memberId)
    .where('since', 'is not', null)
    .execute();
}
