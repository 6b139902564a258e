/**
 * Test vectors computed by an independent program: the server, the browser and third-party verifiers must reproduce
 * them (G3).
 */
export const drawVectors: readonly {
  /** 64 hexadecimal digits. */
  readonly seed: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly weights: readonly number[];
  /** The places drawn one after another, and the ticket of the last. */
  readonly places: readonly number[];
  readonly ticket: number;
}[] = [
  {
    seed: '07'.repeat(32),
    clientSeed: 'client',
    nonce: 42,
    weights: [3, 5, 2],
    places: [0, 2, 1, 1, 0, 1, 1, 2, 1],
    ticket: 3,
  },
  {
    seed: '64bd1db415ff97a2e14d8eca767ef2d9c5843917b1190e373e761215db3d59a3',
    clientSeed: 'sala-preview',
    nonce: 1,
    weights: [300, 300, 200, 120, 50, 20, 9, 1],
    places: [1],
    ticket: 551,
  },
  {
    seed: '64bd1db415ff97a2e14d8eca767ef2d9c5843917b1190e373e761215db3d59a3',
    clientSeed: 'sala-preview',
    nonce: 12,
    weights: [350, 300, 200, 110, 35, 5],
    places: [0, 5, 1, 0, 0, 0, 0, 0, 0],
    ticket: 143,
  },
  {
    seed: '00'.repeat(32),
    clientSeed: 'A_b-9',
    nonce: 2_147_483_647,
    weights: [1],
    places: [0, 0, 0],
    ticket: 0,
  },
  {
    // A quarter of all words is thrown away here.
    seed: 'ff'.repeat(32),
    clientSeed: 'x'.repeat(64),
    nonce: 7,
    weights: [2 ** 31 + 1, 2 ** 30],
    places: [0, 0, 0, 1, 0],
    ticket: 237_031_925,
  },
];
