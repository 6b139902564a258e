import type { SandboxGame } from './sandboxGame';
import { slotGame } from './slotGame';

/** Stops of a symbol on each reel, and what three and two of it pay; the first symbol of a game is the rarest. */
const tables = {
  steady: {
    payback: 96.16,
    rows: [
      [2, 500, 10],
      [3, 120, 5],
      [4, 50, 3],
      [6, 20, 2],
      [8, 10, 1],
      [9, 6, 0],
    ],
  },
  calm: {
    payback: 96.32,
    rows: [
      [2, 460, 10],
      [3, 110, 5],
      [4, 60, 3],
      [6, 20, 2],
      [8, 10, 1],
      [9, 6, 0],
    ],
  },
  swing: {
    payback: 96.25,
    rows: [
      [1, 2400, 30],
      [3, 140, 5],
      [5, 40, 3],
      [7, 15, 1],
      [8, 10, 1],
      [8, 6, 0],
    ],
  },
  classic: {
    payback: 97.03,
    rows: [
      [2, 450, 12],
      [4, 60, 4],
      [5, 40, 2],
      [6, 20, 2],
      [7, 11, 1],
      [8, 7, 0],
    ],
  },
  fair: {
    payback: 96.47,
    rows: [
      [1, 2000, 20],
      [3, 150, 5],
      [5, 40, 3],
      [7, 15, 1],
      [8, 10, 1],
      [8, 7, 0],
    ],
  },
  parade: {
    payback: 96.29,
    rows: [
      [2, 500, 10],
      [3, 120, 5],
      [5, 35, 3],
      [6, 20, 2],
      [8, 10, 1],
      [8, 5, 0],
    ],
  },
  jackpot: {
    payback: 96.8,
    rows: [
      [1, 3800, 40],
      [3, 150, 5],
      [4, 45, 3],
      [6, 18, 2],
      [9, 9, 1],
      [9, 4, 0],
    ],
  },
} as const;

/** A slot in one line. */
type Line = readonly [
  code: string,
  slot: 'JK' | 'AC' | 'SG',
  name: string,
  nameTh: string,
  table: keyof typeof tables,
  symbols: string,
  badge?: 'hot' | 'new',
];

const lines: readonly Line[] = [
  ['tiger-fortune', 'JK', 'Tiger Fortune', 'พยัคฆ์รวยทรัพย์', 'swing', 'tiger crown coin drum fan bell', 'hot'],
  [
    'dragon-treasure',
    'JK',
    'Dragon Treasure',
    'ขุมทรัพย์มังกร',
    'jackpot',
    'ruby crown moon coin bell shell',
    'hot',
  ],
  ['crown-of-siam', 'JK', 'Crown of Siam', 'มงกุฎสยาม', 'steady', 'crown naga lotus coin fan bell'],
  ['emerald-palace', 'JK', 'Emerald Palace', 'วังมรกต', 'calm', 'naga lotus fan coin shell bell', 'new'],
  ['lucky-seven-siam', 'JK', 'Lucky Seven Siam', 'เจ็ดนำโชค', 'classic', 'crown coin ruby mask drum bell'],
  ['koi-fortune', 'JK', 'Koi Fortune', 'ปลาคาร์ฟนำโชค', 'calm', 'fish lotus fan coin shell bell', 'hot'],
  ['lantern-night', 'JK', 'Lantern Night', 'ราตรีโคมลอย', 'parade', 'moon crown ruby mask drum shell'],
  ['golden-chedi', 'JK', 'Golden Chedi', 'เจดีย์ทองคำ', 'fair', 'crown elephant mask drum kite shell'],
  ['treasure-bay', 'JK', 'Treasure Bay', 'อ่าวมหาสมบัติ', 'jackpot', 'king crown moon coin bell shell', 'new'],
  ['thunder-drum', 'JK', 'Thunder Drum', 'กลองสายฟ้า', 'classic', 'drum fan kite mask ruby bell'],
  ['star-warrior', 'JK', 'Star Warrior', 'นักรบเวหา', 'steady', 'crown mask moon coin fan bell'],
  ['fruit-festa', 'SG', 'Fruit Festa', 'ผลไม้แตกปัง', 'classic', 'gourd fan kite mask drum bell', 'hot'],
  ['rocket-gold', 'SG', 'Rocket Gold', 'จรวดทองพารวย', 'jackpot', 'moon crown ruby coin bell shell', 'new'],
  ['turtle-wealth', 'SG', 'Turtle Wealth', 'เต่าทรัพย์ทวี', 'calm', 'gourd lotus fan coin shell bell'],
  ['lotus-queen', 'SG', 'Lotus Queen', 'ราชินีบัวหลวง', 'parade', 'lotus crown ruby mask drum shell'],
  ['royal-chest', 'SG', 'Royal Chest', 'หีบสมบัติหลวง', 'steady', 'crown naga ruby coin fan bell'],
  ['tiger-temple', 'SG', 'Tiger Temple', 'เสือเฝ้าวิหาร', 'fair', 'tiger elephant mask drum kite shell'],
  ['dragon-pearl', 'SG', 'Dragon Pearl', 'มังกรไข่มุก', 'swing', 'moon crown coin drum fan bell', 'hot'],
  [
    'songkran-splash',
    'SG',
    'Songkran Splash',
    'สงกรานต์สาดโชค',
    'classic',
    'elephant fan kite mask drum bell',
  ],
  ['loy-krathong', 'SG', 'Loy Krathong', 'ลอยกระทงเงินล้าน', 'calm', 'moon lotus fan coin shell bell'],
  ['mango-mania', 'SG', 'Mango Mania', 'มะม่วงทองคำ', 'classic', 'gourd fan coin mask drum bell', 'new'],
  ['diamond-rush', 'AC', 'Diamond Rush', 'เพชรล้นฟ้า', 'jackpot', 'ruby crown moon coin bell shell', 'hot'],
  ['amethyst-night', 'AC', 'Amethyst Night', 'ราตรีพลอยม่วง', 'swing', 'ruby crown moon drum fan bell'],
  ['sevens-on-fire', 'AC', 'Sevens on Fire', 'เจ็ดเพลิง', 'jackpot', 'ruby crown coin moon bell shell'],
  ['warrior-legend', 'AC', 'Warrior Legend', 'ตำนานนักรบ', 'fair', 'mask elephant crown drum kite shell'],
  ['blue-dragon', 'AC', 'Blue Dragon', 'มังกรคราม', 'steady', 'naga crown moon coin fan bell'],
  ['crown-jewels', 'AC', 'Crown Jewels', 'อัญมณีราชันย์', 'parade', 'crown ruby moon mask drum shell', 'new'],
  ['jade-turtle', 'AC', 'Jade Turtle', 'เต่าหยกพันปี', 'calm', 'gourd lotus kite coin shell bell'],
  ['koi-palace', 'AC', 'Koi Palace', 'วังปลาเงินปลาทอง', 'parade', 'fish crown ruby mask drum shell'],
  ['red-lantern', 'AC', 'Red Lantern', 'โคมแดงรับทรัพย์', 'classic', 'fan crown kite mask drum bell'],
  ['moon-rocket', 'AC', 'Moon Rocket', 'จรวดพิชิตจันทร์', 'swing', 'moon crown coin drum fan shell'],
  ['tiger-king', 'AC', 'Tiger King', 'ราชันเสือ', 'steady', 'tiger crown ruby coin fan bell'],
  ['sky-temple', 'AC', 'Sky Temple', 'วิหารลอยฟ้า', 'fair', 'elephant crown mask drum kite shell'],
  ['ocean-chest', 'AC', 'Ocean Chest', 'หีบใต้สมุทร', 'swing', 'crab crown coin drum fan shell'],
  ['neon-sevens', 'AC', 'Neon Sevens', 'เจ็ดนีออน', 'classic', 'coin fan kite mask drum bell'],
  ['dragon-drum', 'AC', 'Dragon Drum', 'กลองมังกร', 'parade', 'drum crown ruby mask kite shell'],
];

/** Slots that share the tables above; their names, symbols and images make them different games. */
export const themedSlots: readonly SandboxGame[] = lines.map(
  ([code, slot, name, nameTh, table, symbols, badge]) => {
    const { payback, rows } = tables[table];
    const stops = symbols.split(' ').flatMap((symbol, place) => {
      const row = rows[place];
      return row ? [[symbol, row] as const] : [];
    });
    const game = { code, slot, name, nameTh, payback, hot: badge === 'hot', isNew: badge === 'new' };
    return slotGame(game, Object.fromEntries(stops));
  },
);

/** Other names for the rules of a game. */
const variants = [
  ['royal-hi-lo', 'hi-lo', 'Royal Hi-Lo', 'ไฮโลเศรษฐี', 'new'],
  ['lucky-dice', 'hi-lo', 'Lucky Dice', 'ลูกเต๋านำโชค'],
  ['golden-gourd', 'gourd-crab-fish', 'Golden Gourd', 'น้ำเต้าทองคำ', 'hot'],
  ['emperor-dragon-tiger', 'dragon-tiger', 'Emperor Dragon Tiger', 'เสือมังกรจักรพรรดิ', 'hot'],
  ['royal-red-black', 'red-black', 'Royal Red or Black', 'ไพ่แดงดำรอยัล'],
  ['golden-boot', 'penalty', 'Golden Boot', 'ดาวซัลโว', 'new'],
  ['champion-ring', 'muay-thai', 'Champion Ring', 'สังเวียนแชมป์'],
  ['ocean-treasure', 'river-king', 'Ocean Treasure', 'ล่าสมบัติใต้สมุทร', 'hot'],
  ['mekong-legend', 'river-king', 'Mekong Legend', 'ตำนานปลาลุ่มโขง'],
  ['lucky-two', 'two-digits', 'Lucky Two', 'เลขเด็ดสองตัว', 'hot'],
  ['odd-even-turbo', 'odd-even', 'Odd or Even Turbo', 'คู่คี่เทอร์โบ'],
] as const;

/** The games again under other names; each has the rules and the odds of its original. */
export function variantsOf(games: readonly SandboxGame[]): readonly SandboxGame[] {
  return variants.flatMap(([code, original, name, nameTh, badge]) =>
    games
      .filter((game) => game.code === original)
      .map((game) => ({ ...game, code, name, nameTh, hot: badge === 'hot', isNew: badge === 'new' })),
  );
}
