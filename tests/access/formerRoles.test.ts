import { describe, expect, it } from 'vitest';
import { contract } from '#schemas/api/contract';
import { rolePermissions, rolesAllow } from '#schemas/api/staffPermissions';

/** The least role of each staff call before roles became sets of permissions. */
const leastRoles = {
  viewer: [
    'GET /api/staff/brand/{brandId}/announcement',
    'POST /api/staff/logout',
    'GET /api/staff/me',
    'POST /api/staff/password',
    'POST /api/staff/second-factor',
    'POST /api/staff/second-factor/confirm',
    'GET /api/staff/checklist',
    'GET /api/staff/brand',
    'GET /api/staff/closed-brand',
    'GET /api/staff/brand-defaults',
    'GET /api/staff/brand-file',
    'GET /api/staff/brand/{brandId}',
    'GET /api/staff/brand/{brandId}/operation',
    'GET /api/staff/brand/{brandId}/release',
    'GET /api/staff/release-set',
    'GET /api/staff/brand/{brandId}/revision',
    'GET /api/staff/brand/{brandId}/revision/{revision}',
  ],
  editor: [
    'PATCH /api/staff/brand/{brandId}/draft',
    'POST /api/staff/brand/{brandId}/draft/discard',
    'POST /api/staff/brand/{brandId}/image',
    'POST /api/staff/brand/{brandId}/share',
    'GET /api/staff/brand/{brandId}/share',
    'POST /api/staff/brand/{brandId}/share/{uuid}/revoke',
  ],
  publisher: [
    'GET /api/staff/brand/{brandId}/audit',
    'GET /api/staff/audit',
    'POST /api/staff/brand/{brandId}/release',
    'POST /api/staff/brand/{brandId}/release/review',
    'POST /api/staff/brand/{brandId}/release/{uuid}/approve',
    'POST /api/staff/brand/{brandId}/release/{uuid}/cancel',
    'POST /api/staff/release-set',
    'POST /api/staff/release-set/{uuid}/approve',
    'POST /api/staff/release-set/{uuid}/cancel',
    'POST /api/staff/release-set/{uuid}/rollback',
  ],
  operator: [
    'POST /api/staff/brand/{brandId}/announcement',
    'POST /api/staff/brand/{brandId}/announcement/{uuid}/end',
    'GET /api/staff/user/{username}',
    'POST /api/staff/user/{uuid}/suspend',
    'POST /api/staff/user/{uuid}/restore',
    'GET /api/staff/deposit',
    'POST /api/staff/deposit/{uuid}/approve',
    'POST /api/staff/deposit/{uuid}/reject',
    'GET /api/staff/slip',
    'GET /api/staff/slip/{uuid}/image',
    'POST /api/staff/slip/{uuid}/approve',
    'POST /api/staff/slip/{uuid}/link',
    'POST /api/staff/slip/{uuid}/reject',
    'GET /api/staff/withdraw',
    'POST /api/staff/withdraw/{uuid}/approve',
    'POST /api/staff/withdraw/{uuid}/reject',
    'POST /api/staff/withdraw/{uuid}/refund',
    'POST /api/staff/withdraw/{uuid}/fail',
    'POST /api/staff/withdraw/{uuid}/complete',
    'GET /api/staff/game/transfer',
    'POST /api/staff/game/transfer/{uuid}/query',
    'GET /api/staff/prize',
    'POST /api/staff/prize/{uuid}/approve',
    'POST /api/staff/prize/{uuid}/reject',
    'GET /api/staff/reward',
    'POST /api/staff/reward/{uuid}/approve',
    'POST /api/staff/reward/{uuid}/ship',
    'POST /api/staff/reward/{uuid}/complete',
    'POST /api/staff/reward/{uuid}/reject',
    'GET /api/staff/adjustment',
    'POST /api/staff/adjustment',
    'POST /api/staff/adjustment/{uuid}/approve',
    'POST /api/staff/adjustment/{uuid}/reject',
    'GET /api/staff/bank-transfer',
    'POST /api/staff/bank-transfer/{uuid}/match',
    'POST /api/staff/bank-transfer/{uuid}/link',
    'POST /api/staff/bank-transfer/{uuid}/credit',
    'POST /api/staff/bank-transfer/{uuid}/refund',
    'GET /api/staff/level-grant',
    'POST /api/staff/level-grant',
    'POST /api/staff/level-grant/{uuid}/approve',
    'POST /api/staff/level-grant/{uuid}/reject',
    'GET /api/staff/turnover',
    'POST /api/staff/turnover/{uuid}/waive',
    'POST /api/staff/turnover/{uuid}/waive/reject',
    'GET /api/staff/brand/{brandId}/trial-balance',
    'POST /api/staff/brand/{brandId}/trial-balance',
    'GET /api/staff/brand/{brandId}/withdrawal-freeze',
    'POST /api/staff/brand/{brandId}/withdrawal-freeze',
    'GET /api/staff/brand/{brandId}/company-account',
    'GET /api/staff/brand/{brandId}/provider',
    'GET /api/staff/brand/{brandId}/provider-call/{uuid}',
    'GET /api/staff/brand/{brandId}/webhook',
    'POST /api/staff/brand/{brandId}/webhook/{uuid}/resend',
    'POST /api/staff/brand/{brandId}/operation',
  ],
  admin: [
    'POST /api/staff/invitation',
    'GET /api/staff/person',
    'POST /api/staff/person/{uuid}/role',
    'POST /api/staff/person/{uuid}/status',
    'POST /api/staff/person/{uuid}/reset',
    'POST /api/staff/brand/{brandId}/company-account',
    'POST /api/staff/brand/{brandId}/company-account/order',
    'POST /api/staff/brand/{brandId}/company-account/{uuid}/change',
    'POST /api/staff/brand/{brandId}/company-account/{uuid}/limit',
    'POST /api/staff/brand/{brandId}/company-account/{uuid}/pause',
    'POST /api/staff/brand/{brandId}/company-account/{uuid}/resume',
    'POST /api/staff/brand/{brandId}/company-account/{uuid}/retire',
    'POST /api/staff/brand/{brandId}/company-account-change/{uuid}/approve',
    'POST /api/staff/brand/{brandId}/company-account-change/{uuid}/reject',
    'POST /api/staff/brand/{brandId}/provider/{provider}/off',
    'POST /api/staff/brand/{brandId}/provider/{provider}/on',
  ],
} as const;

const ranked = ['viewer', 'editor', 'publisher', 'operator', 'admin'] as const;

describe('roles of the first release', () => {
  it.each(ranked)('ROL-04 DSK-20 %s may do exactly what it could', (role) => {
    const rank = ranked.indexOf(role);
    for (const [least, keys] of Object.entries(leastRoles)) {
      const mayCall = rank >= ranked.findIndex((one) => one === least);
      for (const key of keys)
        expect([key, rolesAllow([role], contract[key].permission)]).toEqual([key, mayCall]);
    }
  });
});

it.each(['support', 'cashier', 'payer', 'risk', 'finance'] as const)(
  'DSK-20 an operator may do all that %s may, and neither may release or give roles',
  (role) => {
    expect(rolePermissions[role].filter((permission) => !rolesAllow(['operator'], permission))).toEqual([]);
    for (const permission of ['drafts.edit', 'releases.publish', 'people'] as const)
      expect(rolesAllow([role], permission)).toBe(false);
  },
);
