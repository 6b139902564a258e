import type { Calls } from '#schemas/api/contract';
import { bangkokIso } from '#core/time/bangkok';
import { DAY_MS } from '#core/time/durations';
import type { Handlers } from '../calls';
import type { World } from '../world';

type FairCall = 'GET /api/auth/fair' | 'POST /api/auth/fair/rotate' | 'GET /api/auth/fair/play';
type Play = Calls['GET /api/auth/fair/play']['data'][number];
type Seeds = Calls['GET /api/auth/fair']['data'];

/** A seed with its hash, and the hash of the next one. */
const used = {
  seed: '64bd1db415ff97a2e14d8eca767ef2d9c5843917b1190e373e761215db3d59a3',
  commitment: '34404114db598b588225e180bc02c77c38f30a87e0baa6af8f80f81ec7f768be',
};
const nextCommitment = 'aa864ea6f4741929853835bd704065c15e415d181d7d79626d3ba2eb70fa23b2';
const CLIENT_SEED = 'sala-preview';

/** The seeds of a member who has changed the seed once; requesting the next one returns the same again. */
export const fair: Handlers<FairCall> = {
  'GET /api/auth/fair': (world) => ({ data: seedsOf(world) }),
  'POST /api/auth/fair/rotate': (world) => ({ data: seedsOf(world) }),
  'GET /api/auth/fair/play': (world) => ({
    data: world.state.account === 'full' ? provenPlays(world) : [],
    meta: { limit: 20, next: null },
  }),
};

/** Precomputed draws of the seed above with these weights; the newest waits for its seed. */
const wheelWeights = [300, 300, 200, 120, 50, 20, 9, 1];
const cardWeights = [350, 300, 200, 110, 35, 5];
const drawn = [
  { game: 'WHEEL', nonce: 13, weights: wheelWeights, cardIndex: null, place: 2, label: '10 แต้ม' },
  { game: 'FLIP_CARD', nonce: 12, weights: cardWeights, cardIndex: 3, place: 0, label: 'ลองใหม่ครั้งหน้า' },
  { game: 'WHEEL', nonce: 11, weights: wheelWeights, cardIndex: null, place: 1, label: '5 เครดิต' },
  { game: 'FLIP_CARD', nonce: 10, weights: cardWeights, cardIndex: 3, place: 2, label: '20 แต้ม' },
] as const;

function provenPlays({ now, uuid }: World): Play[] {
  return drawn.map(({ place, ...play }, n) => ({
    ...play,
    id: uuid(),
    commitment: n === 0 ? nextCommitment : used.commitment,
    seed: n === 0 ? null : used.seed,
    clientSeed: CLIENT_SEED,
    version: 1,
    drawn: place,
    given: place,
    createdAt: bangkokIso(now() - n * DAY_MS),
  }));
}

function seedsOf({ state, now }: World): Seeds {
  const isFull = state.account === 'full';
  const revealedAt = bangkokIso(now() - DAY_MS);
  return {
    commitment: nextCommitment,
    clientSeed: CLIENT_SEED,
    nonce: isFull ? 13 : 0,
    revealed: isFull ? [{ ...used, clientSeed: CLIENT_SEED, firstNonce: 1, lastNonce: 12, revealedAt }] : [],
  };
}
