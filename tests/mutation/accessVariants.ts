import type { Variant } from './apply';

/** Mutants of permissions and of the content security policy. */
export const accessVariants: readonly Variant[] = [
  {
    name: 'every proxy is trusted',
    promises: 'A3',
    edits: [
      {
        file: 'server/app.ts',
        find: 'trustProxy: trusted(config.trustProxy)',
        replace: 'trustProxy: true',
      },
    ],
    tests: ['server/modules/auth/sessions.test.ts'],
  },
  {
    name: 'a session is looked up without its brand',
    promises: 'I6',
    edits: [
      {
        file: 'server/platform/http/sessions.ts',
        find: 'WHERE s.brand_id = ${brandId} AND s.token_hash',
        replace: 'WHERE s.token_hash',
      },
    ],
    tests: ['server/platform/http/authorize.test.ts'],
  },
  {
    name: 'staff of one brand decide withdrawals of another',
    promises: 'I6',
    edits: [
      {
        file: 'server/modules/withdrawals/transitionWithdrawal.ts',
        find: "        .where('w.brand_id', '=', brandId)\n",
        replace: '',
      },
      {
        file: 'server/modules/withdrawals/transitionWithdrawal.ts',
        find: "        .where('brand_id', '=', brandId)\n",
        replace: '',
      },
    ],
    tests: ['tests/access/walk.test.ts'],
    only: 'staff/withdraw',
  },
  {
    name: 'a call acts for any member whose id is in the path',
    promises: 'I1',
    edits: [
      {
        file: 'server/platform/http/handlers.ts',
        find: 'if (!sameId || !sameName) throw',
        replace: 'if (!sameId && !sameName) throw',
      },
    ],
    tests: ['server/modules/withdrawals/withdraw.test.ts', 'server/modules/slips/slip.test.ts'],
  },
  {
    name: 'a log-out does not revoke the session',
    promises: 'A5',
    edits: [
      {
        file: 'server/modules/auth/memberSessions.ts',
        find: "    .set({ revoked_at: now })\n    .where('brand_id', '=', brandId)\n    .where('member_id'",
        replace:
          "    .set({ last_used_at: now })\n    .where('brand_id', '=', brandId)\n    .where('member_id'",
      },
    ],
    tests: ['server/modules/auth/sessions.test.ts'],
  },
  {
    name: 'pages run inline scripts',
    promises: 'W1',
    edits: [
      {
        file: 'server/platform/hosting/csp.ts',
        find: `'script-src': ["'self'", ...scripts`,
        replace: `'script-src': ["'self'", "'unsafe-inline'", ...scripts`,
      },
    ],
    tests: ['server/platform/hosting/csp.test.ts'],
  },
  {
    name: 'the author of a release can approve it',
    promises: 'W5',
    edits: [
      {
        file: 'server/modules/brands/decideRelease.ts',
        find: "    if (release.author_id === approverId) throw fail('FOUR_EYES');\n",
        replace: '',
      },
    ],
    tests: ['server/modules/brands/bounds.test.ts'],
  },
  {
    name: 'a second-factor code can be reused',
    promises: 'A10',
    edits: [
      {
        file: 'server/modules/staff/enterStaff.ts',
        find: "of('totp_last_step', '<', step)",
        replace: "of('totp_last_step', '<=', step)",
      },
    ],
    tests: ['server/modules/staff/loginSecondFactor.test.ts'],
  },
  {
    name: 'resetting a second factor does not require administering all of its brands',
    promises: 'A10',
    edits: [
      {
        file: 'server/modules/staff/codes.ts',
        find: 'WHERE NOT EXISTS (${roles} AND',
        replace: 'WHERE NOT EXISTS (${roles} OR',
      },
    ],
    tests: ['server/modules/staff/reset.test.ts'],
  },
];
