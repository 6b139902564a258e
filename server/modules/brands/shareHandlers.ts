import { bangkokIso } from '#core/time/bangkok';
import type { Deps } from '#server/providers/deps';
import { fail } from '#server/platform/appError';
import { clientPlace, countUse } from '#server/platform/http/rateLimit';
import { staffOrigin, type Handlers } from '#server/platform/http/handlers';
import { hashToken } from '#server/platform/crypto/token';
import { createShare, revokeShare, findOpenShare, findShares } from './shares';

type ShareCall =
  | 'POST /api/staff/brand/{brandId}/share'
  | 'GET /api/staff/brand/{brandId}/share'
  | 'POST /api/staff/brand/{brandId}/share/{uuid}/revoke'
  | 'POST /api/share';

/** One look at a link takes one use; a family behind one address has room. */
const LOOKS = { scope: 'share', limit: 60, windowMs: 60_000 };

/** Links that show a frozen draft to somebody without an account. */
export function shareHandlers(deps: Deps): Handlers<ShareCall> {
  const { db, brands } = deps;
  return {
    'POST /api/staff/brand/{brandId}/share': (context) =>
      createShare(deps, { brandId: context.brand.id, origin: staffOrigin(context) }, context.body),
    'GET /api/staff/brand/{brandId}/share': ({ brand, now }) => findShares(db, brand.id, now),
    'POST /api/staff/brand/{brandId}/share/{uuid}/revoke': (context) =>
      revokeShare(db, { brandId: context.brand.id, origin: staffOrigin(context) }, context.params.uuid),

    'POST /api/share': async ({ brand: host, body, ip, now }) => {
      await countUse(db, { brandId: host.id, key: clientPlace(ip), ...LOOKS, now });
      const found = await findOpenShare(db, hashToken(body.token), now);
      // An expired link gets the same response as one that never existed.
      if (!found || !brands.byId(found.brand_id)) throw fail('NOT_FOUND');
      return {
        brandId: found.brand_id,
        brand: found.brand as Readonly<Record<string, unknown>>,
        view: found.view,
        note: found.note,
        expiresAt: bangkokIso(found.expires_at),
      };
    },
  };
}
