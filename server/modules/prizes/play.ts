import { placeGiven, type Prize } from '#core/brand/prizes';
import type { Transaction } from '#server/platform/db/transaction';
import { fail } from '#server/platform/appError';
import { uuidv7 } from '#server/platform/id';
import { movePoints, movePrizeMoney } from './prizePostings';
import { satangToBaht } from '#core/money/money';
import { drawPlaces } from './draw';
import { gameKeys, isOpen, rulesOf, type GameRules } from './drawnGames';
import { openGiftTurnover, readTurnoverLeft } from '#server/modules/turnover/index';
import { insertPlay, type Play } from './insertPlay';
import { takeRight } from './rights';
import { takeNonce } from './seeds';
import { readIssued, takePiece } from './stock';

export interface Played {
  readonly id: string;
  /** Index of the prize in the table. */
  readonly place: number;
  readonly prize: Prize;
  /** The face of each card; a single prize for the wheel. */
  readonly faces: readonly Prize[];
  /** Plays left today. */
  readonly left: number;
}

/**
 * Plays once. Price, result and prize are one transaction, so that a member never pays without a result, sees a
 * result without its prize, or gets another result by retrying. At most eight queries.
 * @throws AppError EVENT_CLOSED, NO_RIGHT_LEFT, CREDIT_NOT_ENOUGH, VALIDATION for an invalid card, CONFLICT for a
 *   repeated request.
 */
export async function playOnce(trx: Transaction, play: Play): Promise<Played> {
  const { published, game, memberId, origin } = play;
  const { brand } = published;
  const rules = rulesOf(brand, game);
  const chosen = play.cardIndex ?? 0;
  if (!isOpen(brand, gameKeys[game], origin.now)) throw fail('EVENT_CLOSED');
  if (chosen >= rules.cards) throw fail('VALIDATION');
  const entropy = await takeNonce(trx, { brandId: brand.id, memberId, now: origin.now });
  const { left, seq } = await takeRight(trx, { brand, memberId, now: origin.now }, game);
  const drawn = drawPlaces(
    entropy,
    rules.prizes.map(({ weight }) => weight),
    rules.cards,
  );
  const places = await settlePlaces(trx, play, rules, drawn);
  const faces = places.map((place) => prizeAt(rules, place));
  const place = places[chosen] ?? 0;
  const prize = prizeAt(rules, place);
  const id = uuidv7();
  const transactionId = await postPrize(trx, play, rules, prize, id);
  await insertPlay(trx, play, {
    id,
    seq,
    seedId: entropy.seedId,
    nonce: entropy.nonce,
    table: rules.prizes,
    drawn: drawn[chosen] ?? 0,
    given: place,
    prize,
    cost: rules.cost,
    transactionId,
  });
  return { id, place, prize, faces, left };
}

/** Replaces sold-out prizes with their substitutes, and takes one unit of the chosen prize. */
async function settlePlaces(
  trx: Transaction,
  { published, game, cardIndex = 0 }: Play,
  { prizes }: GameRules,
  drawn: readonly number[],
): Promise<number[]> {
  const isLimited = (place: number | undefined) => typeof prizes[place ?? 0]?.stock === 'number';
  if (!drawn.some(isLimited)) return [...drawn];
  const brandId = published.brand.id;
  // Reading first avoids waiting for the row lock of a sold-out prize.
  const issued = await readIssued(trx, brandId, game);
  const gone = new Set(
    prizes.filter(({ id, stock }) => stock !== null && (issued.get(id) ?? 0) >= stock).map(({ id }) => id),
  );
  const prize = prizes[drawn[cardIndex] ?? 0];
  if (prize && prize.stock !== null && !gone.has(prize.id)) {
    const piece = { brandId, list: game, item: prize.id };
    if (!(await takePiece(trx, piece, prize.stock))) gone.add(prize.id);
  }
  return drawn.map((place) => placeGiven(prizes, place, (id) => gone.has(id)));
}

/** @returns the last ledger transaction of the play; undefined when nothing was paid or won. */
async function postPrize(
  trx: Transaction,
  { published, game, memberId, origin }: Play,
  { cost }: GameRules,
  { type, value }: Prize,
  playId: string,
): Promise<string | undefined> {
  const common = {
    brandId: published.brand.id,
    memberId,
    reference: { type: 'PRIZE_PLAY', id: playId },
    now: origin.now,
  } as const;
  const paid =
    cost > 0 ? await movePrizeMoney(trx, { ...common, kind: 'PRIZE_COST', amount: -cost }) : undefined;
  if (paid) await requireTurnover(trx, common);
  if (type === 'CREDIT') {
    const amount = value * 100;
    const { transactionId } = await movePrizeMoney(trx, { ...common, kind: 'PRIZE', amount });
    const source = game === 'WHEEL' ? 'WHEEL' : 'FLIP_CARD';
    const { brand } = published;
    await openGiftTurnover(trx, { brand, memberId, source, sourceId: playId, amount, now: origin.now });
    return transactionId;
  }
  if (type === 'POINT') {
    return (await movePoints(trx, { ...common, kind: 'PRIZE', points: value })).transactionId;
  }
  return paid?.transactionId;
}

/**
 * Paying for a play counts as spending credit, since a prize may be goods. The payment has locked the account, so
 * no bonus can be posted between this check and the end of the transaction.
 */
async function requireTurnover(
  trx: Transaction,
  { brandId, memberId, now }: { readonly brandId: string; readonly memberId: string; readonly now: Date },
): Promise<void> {
  const left = await readTurnoverLeft(trx, brandId, memberId, now);
  if (left > 0) throw fail('TURNOVER_NOT_REACHED', { n: satangToBaht(left) });
}

function prizeAt({ prizes }: GameRules, place: number): Prize {
  const prize = prizes[place];
  if (!prize) throw new Error('The prize table has no unlimited prize.');
  return prize;
}
