import { pullRounds } from '#server/modules/games/pullRounds';
import { startTransferIn } from '#server/modules/games/startTransfer';
import { finishTransfer } from '#server/modules/games/finishTransfer';
import { inTransaction } from '#server/platform/db/transaction';
import { uuidv7 } from '#server/platform/id';
import { giveCredit, type TestMember } from './builders';
import { jobDeps } from './jobDeps';
import type { ScriptedGames } from './scriptedGames';
import type { TestApp } from './testApp';

/** Gives the member credit and takes it to a house. @param amount satang. */
export async function goPlay(
  t: TestApp,
  house: ScriptedGames,
  member: TestMember,
  amount: number,
): Promise<void> {
  await giveCredit(t, member, amount);
  const now = t.clock.now();
  const player = { brandId: member.brand.id, memberId: member.id };
  const transfer = await inTransaction(t.db, (trx) =>
    startTransferIn(trx, { player, provider: house.id, now }),
  );
  if (transfer) await finishTransfer(t, house, transfer, { actor: { kind: 'SYSTEM' }, now });
}

/** A round that the provider will report. Satang. */
export function played(
  house: ScriptedGames,
  member: Pick<TestMember, 'id' | 'brand'>,
  { bet, win, at }: { readonly bet: number; readonly win: number; readonly at: Date },
): void {
  house.played.push({
    player: { brandId: member.brand.id, memberId: member.id },
    reference: uuidv7(),
    game: 'one',
    bet,
    win,
    endedAt: at,
  });
  house.wallets.set(member.id, (house.wallets.get(member.id) ?? 0) + win - bet);
}

/** Posts the rounds that providers report for the last day. */
export async function pull(t: TestApp, ...houses: readonly ScriptedGames[]): Promise<void> {
  await t.db.deleteFrom('game_feeds').execute();
  await pullOn(t, ...houses);
}

/** The same, going on where it stopped. */
export async function pullOn(t: TestApp, ...houses: readonly ScriptedGames[]): Promise<void> {
  await pullRounds(jobDeps(t, { games: houses }));
}
