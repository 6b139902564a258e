import type { SandboxGame } from './sandboxGame';

const own = { slot: 'SALA', version: 1 } as const;

/** Three dice: 3 to 9 is low, 10 and 11 are the middle, 12 to 18 is high. Every bet gives back 96 %. */
const hilo: SandboxGame = {
  ...own,
  code: 'hi-lo',
  category: 'casino',
  name: 'Hi-Lo',
  nameTh: 'ไฮโล',
  hot: true,
  kind: 'dice',
  still: ['?', '?', '?'],
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

const animals = ['gourd', 'crab', 'fish', 'prawn', 'rooster', 'tiger'] as const;
/** In hundredths, by how many of the three dice show the choice. */
const animalPays = [0, 200, 300, 1200] as const;

/** Three dice with six symbols: the more of them show the choice, the more it pays. */
const gourdCrabFish: SandboxGame = {
  ...own,
  code: 'gourd-crab-fish',
  category: 'casino',
  name: 'Gourd Crab Fish',
  nameTh: 'น้ำเต้าปูปลา',
  hot: false,
  kind: 'symbols',
  still: ['gourd', 'fish', 'tiger'],
  payback: 95.83,
  prizes: [3, 2, 1].map((count) => ({ of: 'match', count, times: (animalPays[count] ?? 0) / 100 })),
  choices: animals,
  play: (choice, draw) => {
    const faces = [draw(6), draw(6), draw(6)].map((side) => animals[side] ?? '');
    return { faces, times: animalPays[faces.filter((face) => face === choice).length] ?? 0 };
  },
};

/** A card each out of one deck: the higher one wins, the ace is the lowest. Every bet gives back 96 %. */
const dragonTiger: SandboxGame = {
  ...own,
  code: 'dragon-tiger',
  category: 'card',
  name: 'Dragon Tiger',
  nameTh: 'เสือมังกร',
  hot: true,
  kind: 'cards',
  still: ['?', '?'],
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

/** The colour of one card: hearts and diamonds, the second and third thirteen, are red. Gives back 96 %. */
const redBlack: SandboxGame = {
  ...own,
  code: 'red-black',
  category: 'card',
  name: 'Red or Black',
  nameTh: 'ไพ่แดงดำ',
  hot: false,
  kind: 'cards',
  still: ['?'],
  payback: 96,
  prizes: [
    { of: 'red', times: 1.92 },
    { of: 'black', times: 1.92 },
  ],
  choices: ['red', 'black'],
  play: (choice, draw) => {
    const card = draw(52);
    const fell = card >= 13 && card < 39 ? 'red' : 'black';
    return { faces: [card], times: choice === fell ? 192 : 0 };
  },
};

/** Played at a table, with dice and cards. */
export const tableGames: readonly SandboxGame[] = [hilo, gourdCrabFish, dragonTiger, redBlack];
