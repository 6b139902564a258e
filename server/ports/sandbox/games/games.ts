import type { SandboxGame } from './sandboxGame';
import { slotGame } from './slotGame';

const naga = slotGame(
  {
    code: 'naga-gold',
    slot: 'JK',
    name: 'Naga Gold',
    nameTh: 'นาคาทองคำ',
    hot: true,
    version: 1,
    payback: 96.16,
  },
  {
    naga: { stops: 2, three: 500, two: 10 },
    crown: { stops: 3, three: 120, two: 5 },
    lotus: { stops: 4, three: 50, two: 3 },
    coin: { stops: 6, three: 20, two: 2 },
    fan: { stops: 8, three: 10, two: 1 },
    bell: { stops: 9, three: 6, two: 0 },
  },
);

const temple = slotGame(
  {
    code: 'temple-fair',
    slot: 'SG',
    name: 'Temple Fair',
    nameTh: 'งานวัดมหาสนุก',
    hot: false,
    version: 1,
    payback: 96.47,
  },
  {
    ruby: { stops: 1, three: 2000, two: 20 },
    elephant: { stops: 3, three: 150, two: 5 },
    mask: { stops: 5, three: 40, two: 3 },
    drum: { stops: 7, three: 15, two: 1 },
    kite: { stops: 8, three: 10, two: 1 },
    shell: { stops: 8, three: 7, two: 0 },
  },
);

/** Three dice: 3 to 9 is low, 10 and 11 are the middle, 12 to 18 is high. Every bet gives back 96 %. */
const hilo: SandboxGame = {
  code: 'hi-lo',
  slot: 'SALA',
  category: 'casino',
  name: 'Hi-Lo',
  nameTh: 'ไฮโล',
  hot: true,
  version: 1,
  kind: 'dice',
  payback: 96,
  prizes: [
    { of: 'low', times: 2.56 },
    { of: 'middle', times: 3.84 },
    { of: 'high', times: 2.56 },
  ],
  choices: ['low', 'middle', 'high'],
  play: (choice, draw) => {
    const faces = [draw(6) + 1, draw(6) + 1, draw(6) + 1];
    const sum = faces.reduce((total, face) => total + face, 0);
    const fell = sum <= 9 ? 'low' : sum <= 11 ? 'middle' : 'high';
    return { faces, times: choice !== fell ? 0 : fell === 'middle' ? 384 : 256 };
  },
};

/** A card each out of one deck: the higher one wins, the ace is the lowest. Every bet gives back 96 %. */
const dragonTiger: SandboxGame = {
  code: 'dragon-tiger',
  slot: 'SALA',
  category: 'card',
  name: 'Dragon Tiger',
  nameTh: 'เสือมังกร',
  hot: true,
  version: 1,
  kind: 'cards',
  payback: 96,
  prizes: [
    { of: 'dragon', times: 2.04 },
    { of: 'tie', times: 16.32 },
    { of: 'tiger', times: 2.04 },
  ],
  choices: ['dragon', 'tie', 'tiger'],
  play: (choice, draw) => {
    const dragon = draw(52);
    // Out of the 51 that are left: those from the first card's place on have moved up by one.
    const left = draw(51);
    const tiger = left < dragon ? left : left + 1;
    const by = (dragon % 13) - (tiger % 13);
    const won = by > 0 ? 'dragon' : by < 0 ? 'tiger' : 'tie';
    return { faces: [dragon, tiger], times: choice !== won ? 0 : won === 'tie' ? 1632 : 204 };
  },
};

/** Two digits at the price of a lottery: gives back 96 %. */
const twoDigits: SandboxGame = {
  code: 'two-digits',
  slot: 'SALA',
  category: 'lotto',
  name: 'Two Digits',
  nameTh: 'เลขท้าย 2 ตัวทันใจ',
  hot: false,
  version: 1,
  kind: 'digits',
  payback: 96,
  prizes: [{ of: 'digits', times: 96 }],
  choices: Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0')),
  play: (choice, draw) => {
    const fell = String(draw(100)).padStart(2, '0');
    return { faces: [fell], times: choice === fell ? 9600 : 0 };
  },
};

/** The games of the sandbox, in the order in which they are shown. */
export const sandboxGames: readonly SandboxGame[] = [naga, temple, hilo, dragonTiger, twoDigits];

export function sandboxGame(code: string): SandboxGame | undefined {
  return sandboxGames.find((game) => game.code === code);
}
