import type { SandboxGame } from './sandboxGame';

const own = { slot: 'SALA', version: 1 } as const;

/** Two digits at the price of a lottery: gives back 96 %. */
const twoDigits: SandboxGame = {
  ...own,
  code: 'two-digits',
  category: 'lotto',
  name: 'Two Digits',
  nameTh: 'เลขท้าย 2 ตัวทันใจ',
  hot: false,
  kind: 'digits',
  still: ['??'],
  payback: 96,
  prizes: [{ of: 'digits', times: 96 }],
  choices: Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0')),
  play: (choice, draw) => {
    const fell = String(draw(100)).padStart(2, '0');
    return { faces: [fell], times: choice === fell ? 9600 : 0 };
  },
};

/** Whether two digits are odd or even: gives back 96 %. */
const oddEven: SandboxGame = {
  ...own,
  code: 'odd-even',
  category: 'lotto',
  name: 'Odd or Even',
  nameTh: 'เลขคู่คี่',
  hot: false,
  kind: 'digits',
  still: ['??'],
  payback: 96,
  prizes: [
    { of: 'odd', times: 1.92 },
    { of: 'even', times: 1.92 },
  ],
  choices: ['odd', 'even'],
  play: (choice, draw) => {
    const number = draw(100);
    const fell = number % 2 === 1 ? 'odd' : 'even';
    return { faces: [String(number).padStart(2, '0')], times: choice === fell ? 192 : 0 };
  },
};

const sides = ['left', 'centre', 'right'] as const;

/** A penalty: the keeper guards one of three sides, and the ball goes in at the others. Gives back 96 %. */
const penalty: SandboxGame = {
  ...own,
  code: 'penalty',
  category: 'sport',
  name: 'Penalty Shootout',
  nameTh: 'ดวลจุดโทษ',
  hot: true,
  kind: 'words',
  still: ['?'],
  payback: 96,
  prizes: sides.map((of) => ({ of, times: 1.44 })),
  choices: sides,
  play: (choice, draw) => {
    const keeper = sides[draw(3)] ?? '';
    return { faces: [`keeper-${keeper}`], times: choice === keeper ? 0 : 144 };
  },
};

const corners = ['corner-red', 'corner-blue'] as const;

/** Two boxers who are as good as each other: gives back 96 %. */
const muayThai: SandboxGame = {
  ...own,
  code: 'muay-thai',
  category: 'sport',
  name: 'Muay Thai',
  nameTh: 'มวยไทย',
  hot: false,
  kind: 'words',
  still: ['?'],
  payback: 96,
  prizes: corners.map((of) => ({ of, times: 1.92 })),
  choices: corners,
  play: (choice, draw) => {
    const won = corners[draw(2)] ?? '';
    return { faces: [won], times: choice === won ? 192 : 0 };
  },
};

/** Catches at a place: their share in percent, and the payout in hundredths. Both return 96 %. */
const water = {
  shore: [
    ['shell', 30, 0],
    ['prawn', 40, 100],
    ['fish', 20, 160],
    ['crab', 10, 240],
  ],
  deep: [
    ['shell', 60, 0],
    ['fish', 25, 120],
    ['crab', 12, 300],
    ['king', 3, 1000],
  ],
} as const;
const places = Object.keys(water) as (keyof typeof water)[];

/** One cast of a rod, near the shore or in deep water. */
const riverKing: SandboxGame = {
  ...own,
  code: 'river-king',
  category: 'fishing',
  name: 'River King',
  nameTh: 'ราชาแม่น้ำ',
  hot: true,
  kind: 'symbols',
  still: ['king'],
  payback: 96,
  prizes: places.flatMap((on) =>
    water[on].flatMap(([of, , times]) => (times > 0 ? [{ of, on, times: times / 100 }] : [])),
  ),
  choices: places,
  play: (choice, draw) => {
    let cast = draw(100);
    const caught = (choice === 'deep' ? water.deep : water.shore).find(([, casts]) => {
      cast -= casts;
      return cast < 0;
    });
    return { faces: [caught?.[0] ?? ''], times: caught?.[2] ?? 0 };
  },
};

/** Over in one draw. */
export const quickGames: readonly SandboxGame[] = [penalty, muayThai, riverKing, twoDigits, oddEven];
