import type { Calls } from '#schemas/api/contract';
import { bangkokIso } from '#core/time/bangkok';
import { HOUR_MS } from '#core/time/durations';
import type { Database } from '#server/platform/db/connect';
import type { Deps } from '#server/providers/deps';
import type { Handlers } from '#server/platform/http/handlers';
import { readPage } from '#server/platform/http/paginate';
import { countUse } from '#server/platform/http/rateLimit';
import { ensureSeed, findSeeds, rotateSeed } from './seeds';
import { presentProvenPlay, provenPlays } from './provenPlays';

type FairCall = 'GET /api/auth/fair' | 'POST /api/auth/fair/rotate' | 'GET /api/auth/fair/play';
type Seeds = Calls['GET /api/auth/fair']['data'];

/** Seeds are never deleted, so their creation is rate limited. */
const ROTATIONS = { scope: 'seed-rotation', limit: 60, windowMs: HOUR_MS } as const;

/** Provably fair data: lets members verify their plays. */
export function fairHandlers({ db }: Deps): Handlers<FairCall> {
  return {
    'GET /api/auth/fair': async ({ brand, member, now }) => {
      const whose = { brandId: brand.id, memberId: member.id, now };
      const known = await readSeeds(db, whose);
      if (known) return known;
      await ensureSeed(db, whose);
      return requireSeeds(await readSeeds(db, whose));
    },
    'POST /api/auth/fair/rotate': async ({ brand, member, body, now }) => {
      const whose = { brandId: brand.id, memberId: member.id, now };
      await countUse(db, { brandId: brand.id, key: member.id, ...ROTATIONS, now });
      await rotateSeed(db, whose, body?.clientSeed);
      return requireSeeds(await readSeeds(db, whose));
    },
    'GET /api/auth/fair/play': ({ brand, member, query }) =>
      readPage(provenPlays(db, brand.id, member.id), query, { table: 'p', present: presentProvenPlay }),
  };
}

/** @returns undefined while the member has no active seed. */
async function readSeeds(
  db: Database,
  whose: { readonly brandId: string; readonly memberId: string },
): Promise<Seeds | undefined> {
  const rows = await findSeeds(db, whose);
  const inUse = rows.find(({ revealed_at }) => revealed_at === null);
  if (!inUse) return undefined;
  return {
    commitment: inUse.commitment.toString('hex'),
    clientSeed: inUse.client_seed,
    nonce: inUse.nonce,
    revealed: rows
      .flatMap((row) => (row.revealed_at ? [{ ...row, revealed_at: row.revealed_at }] : []))
      .slice(0, 20)
      .map((row) => ({
        commitment: row.commitment.toString('hex'),
        seed: row.seed.toString('hex'),
        clientSeed: row.client_seed,
        firstNonce: row.first_nonce + 1,
        lastNonce: row.nonce,
        revealedAt: bangkokIso(row.revealed_at),
      })),
  };
}

function requireSeeds(seeds: Seeds | undefined): Seeds {
  if (!seeds) throw new Error('The member has no active seed.');
  return seeds;
}
