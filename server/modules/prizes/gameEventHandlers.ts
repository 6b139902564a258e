import { bangkokIso } from '#core/time/bangkok';
import type { Deps } from '#server/providers/deps';
import type { Handlers } from '#server/platform/http/handlers';
import { readRights } from './rights';
import { findGameRewards, hasCheckedIn } from './gameEventRepository';
import { presentEvents } from './presentEvents';

type GameEventCall = 'GET /api/auth/game' | 'GET /api/auth/game/reward/request/my';

/** Open games, and prizes that staff deliver. */
export function gameEventHandlers({ db }: Deps): Handlers<GameEventCall> {
  return {
    'GET /api/auth/game': async ({ brand, member, now }) => {
      const leftOf = await readRights(db, { brand, memberId: member.id, now });
      const checkedIn = await hasCheckedIn(db, brand.id, member.id, now);
      return presentEvents(brand, leftOf, checkedIn, now);
    },
    'GET /api/auth/game/reward/request/my': async ({ brand, member }) =>
      (await findGameRewards(db, brand.id, member.id)).map(({ id, label, status, created_at }) => ({
        uuid: id,
        label,
        status,
        createdAt: bangkokIso(created_at),
      })),
  };
}
