import type { Calls } from '#schemas/api/contract';

type Game = Calls['POST /api/auth/user/game/list']['data'][number];
export type GameCategory = Calls['GET /api/auth/user/games/{gameCate}']['params']['gameCate'];

type Line = readonly [code: string, slot: string, name: string, nameTh: string, note?: 'hot' | 'closed'];

/** Games of the house, by category; slots stand below their providers. */
const lines: Readonly<Record<Exclude<GameCategory, 'hot'>, readonly Line[]>> = {
  casino: [
    ['baccarat', 'SALA', 'Baccarat', 'บาคาร่า', 'hot'],
    ['hi-lo', 'SALA', 'Hi-Lo', 'ไฮโล', 'hot'],
    ['roulette', 'SALA', 'Roulette', 'รูเล็ต'],
    ['sic-bo', 'SALA', 'Sic Bo', 'ซิกโบ', 'closed'],
  ],
  sport: [
    ['football', 'SALA', 'Football', 'ฟุตบอล', 'hot'],
    ['boxing', 'SALA', 'Muay Thai', 'มวยไทย'],
    ['volleyball', 'SALA', 'Volleyball', 'วอลเลย์บอล'],
  ],
  fishing: [
    ['deep-sea', 'SALA', 'Deep Sea', 'ล่าขุมทรัพย์ใต้ทะเล', 'hot'],
    ['river-king', 'SALA', 'River King', 'ราชาแม่น้ำ'],
  ],
  card: [
    ['dragon-tiger', 'SALA', 'Dragon Tiger', 'เสือมังกร', 'hot'],
    ['pok-deng', 'SALA', 'Pok Deng', 'ป๊อกเด้ง'],
    ['kang', 'SALA', 'Kang', 'ไพ่แคง'],
  ],
  lotto: [
    ['two-digits', 'SALA', 'Two Digits', 'เลขท้าย 2 ตัวทันใจ', 'hot'],
    ['three-digits', 'SALA', 'Three Digits', 'เลขท้าย 3 ตัวทันใจ'],
  ],
  slot: [
    ['naga-gold', 'JK', 'Naga Gold', 'นาคาทองคำ', 'hot'],
    ['lotus-moon', 'JK', 'Lotus Moon', 'จันทร์ดอกบัว'],
    ['golden-fan', 'JK', 'Golden Fan', 'พัดทอง'],
    ['garuda', 'JK', 'Garuda', 'พญาครุฑ', 'closed'],
    ['temple-fair', 'SG', 'Temple Fair', 'งานวัดมหาสนุก', 'hot'],
    ['elephant-parade', 'SG', 'Elephant Parade', 'ขบวนช้างทรง'],
    ['ruby-rain', 'AC', 'Ruby Rain', 'สายฝนทับทิม'],
  ],
};

/** Providers of slots; the last is closed. */
const houses = [
  ['JK', 'ON'],
  ['AC', 'ON'],
  ['SG', 'ON'],
  ['XE', 'MA'],
] as const;

/** What a category answers: providers for slots, games for the others. */
export function buildCategory(category: GameCategory): Game[] {
  if (category === 'slot') {
    return houses.map(([slot, status], order) => ({
      ...{ code: slot, slot, name: slot, nameTh: slot, image: '' },
      ...{ status, hot: false, order: order + 1 },
    }));
  }
  if (category !== 'hot') return lines[category].map(gameOf);
  return Object.values(lines)
    .flat()
    .filter(([, , , , note]) => note === 'hot')
    .map(gameOf);
}

/** Games of one provider. */
export function buildProviderGames(category: GameCategory, slot: string): Game[] {
  if (category === 'hot') return buildCategory('hot').filter((game) => game.slot === slot);
  return lines[category].filter((line) => line[1] === slot).map(gameOf);
}

function gameOf([code, slot, name, nameTh, note]: Line, order: number): Game {
  return {
    ...{ code, slot, name, nameTh, image: '' },
    ...{ status: note === 'closed' ? 'MA' : 'ON', hot: note === 'hot', order: order + 1 },
  };
}
