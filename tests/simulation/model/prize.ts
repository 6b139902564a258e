import { createHmac } from 'node:crypto';
import { prizes, published, rules } from '../rules';
import { type Member, type State, dayOf } from './state';
import { openTurnover, turnoverLeft } from './turnover';

/** @param seed the committed secret of the member. @returns a code, or the segment. */
export function spin(state: State, member: Member, seed: Buffer, clientSeed: string): string {
  const today = dayOf(state.now);
  const deposited = member.deposits
    .filter(({ at }) => dayOf(at) === today)
    .reduce((sum, { paid }) => sum + paid, 0);
  const { freePerDay, depositPerRight, maxPerDay } = rules.spins;
  const allowed = Math.min(maxPerDay, freePerDay + Math.floor(deposited / 100 / depositPerRight));
  const used = member.spins?.day === today ? member.spins.used : 0;
  if (used >= allowed) return 'NO_RIGHT_LEFT';
  const drawn = draw(seed, `${clientSeed}:${String(member.nonce + 1)}`);
  const limited = prizes[drawn]?.stock ?? Infinity;
  // A prize that is out of stock is replaced by the first unlimited one.
  const place = state.won >= limited ? 0 : drawn;
  const cost = published[state.values].wheelCost * 100;
  if (member.credit < cost) return 'CREDIT_NOT_ENOUGH';
  if (cost > 0 && turnoverLeft(state, member) > 0) return 'TURNOVER_NOT_REACHED';
  member.credit -= cost;
  member.nonce += 1;
  member.spins = { day: today, used: used + 1 };
  const prize = prizes[place];
  if (prize && prize.stock !== null) state.won += 1;
  if (prize?.type === 'CREDIT') {
    member.credit += prize.value * 100;
    openTurnover(state, member, { by: 'wheel', given: prize.value * 100, deposit: 0 });
  }
  if (prize?.type === 'POINT') member.points += prize.value;
  return `OK ${String(place + 1)}`;
}

export function checkIn(state: State, member: Member): string {
  const today = dayOf(state.now);
  if (member.checkIn?.day === today) return 'CHECKIN_DONE';
  const streak = member.checkIn?.day === today - 1 ? member.checkIn.streak + 1 : 1;
  member.checkIn = { day: today, streak };
  const given = (rules.checkIn[(streak - 1) % 7] ?? 0) * 100;
  member.credit += given;
  openTurnover(state, member, { by: 'checkIn', given, deposit: 0 });
  return 'OK';
}

/**
 * The algorithm of docs/fair-play.md: takes HMAC-SHA256 in words of 32 bits and rejects those beyond the last complete
 * multiple.
 */
function draw(seed: Buffer, play: string): number {
  const total = prizes.reduce((sum, { weight }) => sum + weight, 0);
  for (let block = 0; ; block += 1) {
    const bytes = createHmac('sha256', seed)
      .update(`${play}:${String(block)}`)
      .digest();
    for (let at = 0; at < bytes.length; at += 4) {
      const word = bytes.readUInt32BE(at);
      if (word >= Math.floor(2 ** 32 / total) * total) continue;
      let left = word % total;
      return prizes.findIndex(({ weight }) => (left -= weight) < 0);
    }
  }
}
