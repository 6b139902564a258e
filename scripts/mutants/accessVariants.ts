import type { Variant } from './variant';

/** Who may do what, and what a page may run. */
export const accessVariants: readonly Variant[] = [
  {
    name: 'the proxy is trusted, whoever it is',
    promises: 'A3',
    edits: [
      {
        file: 'server/buildApp.ts',
        find: 'trustProxy: trusted(config.trustProxy)',
        replace: 'trustProxy: true',
      },
    ],
    tests: ['server/areas/auth/login.test.ts'],
  },
  {
    name: 'a session is looked up without its brand',
    promises: 'I6',
    edits: [
      {
        file: 'server/http/sessions.ts',
        find: 'WHERE s.brand_id = ${brandId} AND s.token_hash',
        replace: 'WHERE s.token_hash',
      },
    ],
    tests: ['server/http/authorize.test.ts'],
  },
  {
    name: 'staff of one brand decide the withdrawals of another',
    promises: 'I6',
    edits: [
      {
        file: 'server/withdrawals/moveWithdrawal.ts',
        find: "    .where('w.brand_id', '=', move.brandId)\n",
        replace: '',
      },
    ],
    tests: ['server/access/walk.test.ts'],
    only: 'staff/withdraw',
  },
  {
    name: 'a call acts for whoever’s id is in the path',
    promises: 'I1',
    edits: [
      {
        file: 'server/http/ownership.ts',
        find: 'if (!sameId || !sameName) throw',
        replace: 'if (!sameId && !sameName) throw',
      },
    ],
    tests: ['server/areas/withdraw/withdraw.test.ts', 'server/areas/slip/slip.test.ts'],
  },
  {
    name: 'a log-out only forgets',
    promises: 'A5',
    edits: [
      {
        file: 'server/sessions/endSessions.ts',
        find: "    .set({ revoked_at: now })\n    .where('brand_id', '=', brandId)\n    .where('member_id'",
        replace:
          "    .set({ last_used_at: now })\n    .where('brand_id', '=', brandId)\n    .where('member_id'",
      },
    ],
    tests: ['server/areas/auth/sessions.test.ts'],
  },
  {
    name: 'pages run scripts that are written into them',
    promises: 'W1',
    edits: [
      {
        file: 'server/hosting/csp.ts',
        find: `'script-src': ["'self'", ...scripts`,
        replace: `'script-src': ["'self'", "'unsafe-inline'", ...scripts`,
      },
    ],
    tests: ['server/hosting/csp.test.ts'],
  },
  {
    name: 'the author of a release is its second person',
    promises: 'W5',
    edits: [
      {
        file: 'server/areas/release/decideRelease.ts',
        find: "    if (release.author_id === approverId) throw fail('FOUR_EYES');\n",
        replace: '',
      },
    ],
    tests: ['server/areas/release/fourEyes.test.ts'],
  },
  {
    name: 'a code of a second factor opens as often as it is sent',
    promises: 'A10',
    edits: [
      {
        file: 'server/areas/staff/loginStaff.ts',
        find: "of('totp_last_step', '<', step)",
        replace: "of('totp_last_step', '<=', step)",
      },
    ],
    tests: ['server/areas/staff/secondFactor.test.ts'],
  },
  {
    name: 'who lets somebody in again need not administer all of them',
    promises: 'A10',
    edits: [
      {
        file: 'server/areas/staff-access/makerStillMay.ts',
        find: 'WHERE NOT EXISTS (${roles} AND',
        replace: 'WHERE NOT EXISTS (${roles} OR',
      },
    ],
    tests: ['server/areas/staff-access/reset.test.ts'],
  },
];
