import { randomInt } from 'node:crypto';
import type { Brand } from '#schemas/brand/brand';
import { bangkokDayStart } from '#server/clock';
import type { Transaction } from '#server/db/transaction';
import { settleDay } from '#server/earnings/settleDay';
import { bookRounds } from '#server/games/bookRounds';
import { endTransfer } from '#server/games/endTransfer';
import { startTransferIn, startTransferOut } from '#server/games/startTransfer';
import type { TransferRow } from '#server/games/transferRow';
import { uuidv7 } from '#server/id';
import type { Player, Round } from '#server/ports/games/gameProvider';
import { fairDraw } from '#server/ports/sandbox/games/draw';
import { sandboxGame } from '#server/ports/sandbox/games/games';
import { writeRound } from '#server/ports/sandbox/games/playRound';
import { SANDBOX } from '#server/ports/sandbox/games/sandboxProvider';
import { readWallet, writeMove } from '#server/ports/sandbox/games/wallet';
import { seedDeposit } from './seedRequests';

interface Play {
  readonly memberId: string;
  readonly inviterId: string | null;
  /** The company account that the stake money was paid into. */
  readonly accountId: string;
  /** Code of a game of the sandbox. */
  readonly game: string;
  /** Satang, before they began. */
  readonly brought: number;
  readonly now: Date;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Days before today, and rounds of each. */
const DAYS = 5;
const ROUNDS = 4;
/** Percent of what they brought, so that it lasts. */
const STAKES = [1, 2, 3, 4] as const;

/**
 * A member who deposited, played on the days before today and brought home what was left: the way that every player
 * takes, so the results are drawn, and another demonstration has others.
 */
export async function seedPlay(trx: Transaction, brand: Brand, play: Play): Promise<void> {
  const { memberId, inviterId, accountId, brought, now } = play;
  const player = { brandId: brand.id, memberId };
  const begin = new Date(bangkokDayStart(now).getTime() - DAYS * DAY_MS + 10 * 60 * MINUTE_MS);
  await seedDeposit(trx, { brand, memberId, accountId, amount: brought, when: begin });
  const going = await startTransferIn(trx, { player, provider: SANDBOX, now: begin });
  if (!going) return;
  await move(trx, going, begin);
  const rounds: Round[] = [];
  for (let day = 0; day < DAYS; day += 1)
    rounds.push(...(await playDay(trx, player, play, new Date(begin.getTime() + day * DAY_MS))));
  const wallet = { brandId: brand.id, walletId: going.wallet_id, memberId, inviterId, provider: SANDBOX };
  const categories = [sandboxGame(play.game)?.category ?? 'slot'];
  await bookRounds(
    trx,
    wallet,
    rounds.map((round) => ({ ...round, categories })),
    now,
  );
  const left = await readWallet(trx, player);
  if (left > 0) await move(trx, await startTransferOut(trx, { player, provider: SANDBOX, now }, left), now);
  await settle(trx, brand, memberId, now);
}

async function playDay(
  trx: Transaction,
  player: Player,
  { game: code, brought }: Play,
  from: Date,
): Promise<Round[]> {
  const game = sandboxGame(code);
  const rounds: Round[] = [];
  for (let n = 0; game && n < ROUNDS; n += 1) {
    const endedAt = new Date(from.getTime() + (n + 5) * MINUTE_MS);
    const choice = game.choices[randomInt(game.choices.length)] ?? '';
    const percent = STAKES[randomInt(STAKES.length)] ?? STAKES[0];
    const stake = (brought * percent) / 100;
    const bet = { player, game, choice, stake, requestId: uuidv7(), now: endedAt };
    const round = await writeRound(trx, bet, game.play(choice, fairDraw));
    if (round)
      rounds.push({ player, reference: round.id, game: code, bet: round.bet, win: round.win, endedAt });
  }
  return rounds;
}

async function move(trx: Transaction, transfer: TransferRow, now: Date): Promise<void> {
  const { brand_id: brandId, member_id: memberId, id: reference, amount, direction } = transfer;
  const moved = await writeMove(
    trx,
    { reference, player: { brandId, memberId }, now },
    direction === 'IN' ? amount : -amount,
  );
  if (moved.status !== 'UNKNOWN')
    await endTransfer(trx, transfer, moved, { actor: { kind: 'MEMBER', id: memberId }, now });
}

async function settle(trx: Transaction, brand: Brand, memberId: string, now: Date): Promise<void> {
  const days = await trx
    .selectFrom('game_days')
    .select('id')
    .where('brand_id', '=', brand.id)
    .where('member_id', '=', memberId)
    .execute();
  for (const { id } of days) await settleDay(trx, brand, id, now);
}
