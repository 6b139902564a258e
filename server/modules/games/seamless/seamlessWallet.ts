import { contract } from '#schemas/api/contract';
import type { CallSpec } from '#schemas/api/callSpec';
import type { Brand } from '#schemas/brand/brand';
import type { WalletAnswer, WalletRefusal } from '#schemas/providers/seamlessWallet';
import { AppError } from '#server/platform/appError';
import { violatesUnique } from '#server/platform/db/failures';
import { inTransaction, type Transaction } from '#server/platform/db/transaction';
import { requireOffered, requireOpen } from '#server/platform/http/requireOpen';
import { uuidv7 } from '#server/platform/id';
import type { Deps } from '#server/providers/deps';
import type { GameProvider, Player } from '#server/providers/ports/gameProvider';
import { bookRounds, type CategorizedRound } from '../bookRounds';
import { gamesOf } from '../catalogue';
import { postStake } from '../gamePostings';
import { decide, type Decision, type WalletRequest } from './decide';
import {
  findBalance,
  insertTransaction,
  lockBalance,
  lockWallet,
  readRound,
  type LockedWallet,
  type WalletTransaction,
} from './walletRepository';

/** A bet is allowed when opening a game is. */
const PLAY: CallSpec = contract['POST /api/auth/user/opengame'];

type WalletDeps = Pick<Deps, 'db' | 'clock' | 'playGuard'>;

/** A player of a brand at a seamless provider. */
export interface WalletCaller {
  readonly brand: Brand;
  readonly memberId: string;
  readonly provider: GameProvider;
  /** Whether staff have switched the provider off: running rounds end, new bets are refused. */
  readonly isOff: boolean;
}

/** The available balance. One query. */
export async function answerBalance({ db }: WalletDeps, caller: WalletCaller): Promise<WalletAnswer> {
  const balance = await findBalance(db, playerOf(caller), caller.provider.id);
  return balance === undefined ? { error: 'UNKNOWN_PLAYER' } : { balance };
}

/**
 * Moves a stake, a win or a refund between the member's balance and the wallet of running rounds, with everything
 * that follows from it, in one transaction. Each reference moves once; a repetition gets the first answer, so that a
 * call that threw can be sent again.
 */
export async function answerTransaction(
  deps: WalletDeps,
  caller: WalletCaller,
  request: WalletRequest,
): Promise<WalletAnswer> {
  // A win does not wait for a catalogue that fails: the round then counts as one of an unknown game.
  const games = request.kind === 'WIN' ? await gamesOf(caller.provider).catch(() => []) : [];
  const categoriesOf = (code: string) =>
    games.filter((game) => game.code === code).map(({ category }) => category);
  try {
    return await inTransaction(deps.db, (trx) => run(trx, deps, caller, request, categoriesOf));
  } catch (error) {
    if (
      violatesUnique(error, 'seamless_transactions_once') ||
      violatesUnique(error, 'seamless_transactions_refund')
    )
      return { error: 'REFERENCE_REUSED' };
    throw error;
  }
}

/**
 * Locks the wallet, then the balance, then what a booked round locks: the order used everywhere. The provider's clock
 * decides nothing: a round ends when its win arrives.
 */
async function run(
  trx: Transaction,
  deps: WalletDeps,
  caller: WalletCaller,
  request: WalletRequest,
  categoriesOf: (game: string) => CategorizedRound['categories'],
): Promise<WalletAnswer> {
  const now = deps.clock.now();
  const player = playerOf(caller);
  const wallet = await lockWallet(trx, player, caller.provider.id, { playGuard: deps.playGuard, now });
  if (!wallet) return { error: 'UNKNOWN_PLAYER' };
  const { wallet_id: walletId } = wallet;
  const decision = decide(await readRound(trx, player, walletId, request.round), request);
  if (decision.do === 'REPEAT') {
    const { id, refusal, balance } = decision.stored;
    return refusal ? { error: refusal, balance } : { balance, transaction: id };
  }
  const available = await lockBalance(trx, player);
  const one = { id: uuidv7(), player, walletId, provider: caller.provider.id, request, now };
  const refused = refusalOf(deps, caller, request, { decision, wallet, available, now });
  if (refused) {
    // Only a bet can succeed later, so only its refusal has to be remembered.
    if (request.kind === 'BET' && refused.refusal !== 'REFERENCE_REUSED')
      await insertTransaction(trx, { ...one, ...refused, amount: request.amount, balance: available });
    return { error: refused.refusal, balance: available };
  }
  const amount = amountOf(decision, request);
  const balance = request.kind === 'BET' ? available - amount : available + amount;
  const transaction: WalletTransaction = { ...one, amount, balance };
  await insertTransaction(trx, transaction);
  await postStake(trx, { ...transaction, kind: request.kind, transactionId: one.id });
  if (request.kind === 'BET')
    await deps.playGuard.record(trx, PLAY, caller.brand, player.memberId, wallet, now);
  if (decision.do === 'WIN') {
    const { game, staked: bet } = decision;
    const { reference } = request;
    const round = { player, reference, game, bet, win: amount, endedAt: now, categories: categoriesOf(game) };
    const { inviter_id: inviterId } = wallet;
    await bookRounds(trx, { ...player, walletId, inviterId, provider: caller.provider.id }, [round], now);
  }
  return { balance, transaction: one.id };
}

function amountOf(decision: Decision, request: WalletRequest): number {
  if (decision.do === 'REFUND') return decision.amount;
  return request.kind === 'REFUND' ? 0 : request.amount;
}

interface Found {
  readonly decision: Decision;
  readonly wallet: LockedWallet;
  readonly available: number;
  readonly now: Date;
}

/** Wins and refunds belong to the member whatever happened since the bet, so only bets pass the guards of play. */
function refusalOf(
  deps: WalletDeps,
  { brand, isOff }: WalletCaller,
  request: WalletRequest,
  { decision, wallet, available, now }: Found,
): { readonly refusal: WalletRefusal; readonly reason?: string | undefined } | undefined {
  if (decision.do === 'REFUSE') return { refusal: decision.refusal };
  if (request.kind !== 'BET') return undefined;
  const reason = isOff ? 'PROVIDER_OFF' : playRefusal(deps, brand, wallet, now);
  if (reason !== undefined) return { refusal: 'PLAY_NOT_ALLOWED', reason };
  return request.amount > available ? { refusal: 'INSUFFICIENT_FUNDS' } : undefined;
}

/** The code with which opening a game would be refused to the member. */
function playRefusal(
  { playGuard }: WalletDeps,
  brand: Brand,
  wallet: LockedWallet,
  now: Date,
): string | undefined {
  if (wallet.status === 'SUSPENDED') return 'USER_SUSPENDED';
  try {
    requireOffered(PLAY, brand);
    requireOpen(PLAY, wallet.website_status === 'MA' ? { endAt: wallet.reopens_at } : undefined, now);
    playGuard.require(PLAY, brand, wallet, now);
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

function playerOf({ brand, memberId }: WalletCaller): Player {
  return { brandId: brand.id, memberId };
}
