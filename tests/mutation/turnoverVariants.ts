import type { Variant } from './apply';

const RULES = ['server/modules/turnover/turnover.test.ts', 'server/modules/turnover/turnoverEnd.test.ts'];
const RACES = ['server/modules/turnover/turnoverRace.test.ts'];

/** Mutants that let a bonus be withdrawn without turnover, or take it back wrongly. */
export const turnoverVariants: readonly Variant[] = [
  {
    name: 'a withdrawal ignores turnover',
    promises: 'M16',
    edits: [
      {
        file: 'server/modules/withdrawals/requestWithdrawal.ts',
        find: "  if (turnoverLeft > 0) throw fail('TURNOVER_NOT_REACHED'",
        replace: "  if (turnoverLeft < 0) throw fail('TURNOVER_NOT_REACHED'",
      },
    ],
    tests: RULES,
  },
  {
    name: 'a withdrawal reads turnover without locking out concurrent credits',
    promises: 'M1 M16',
    edits: [
      {
        file: 'server/modules/withdrawals/withdrawalContext.ts',
        find: 'SELECT ledger_lock_member(bank.brand_id, bank.member_id)',
        replace: 'SELECT bank.brand_id',
      },
    ],
    tests: RACES,
  },
  {
    name: 'a round counts again each time it is reported',
    promises: 'M16',
    edits: [
      {
        file: 'server/modules/games/bookRounds.ts',
        find: '  const played = sum.references.flatMap((reference) => stored.get(reference) ?? []);',
        replace: '  const played = [...stored.values()];',
      },
      {
        file: 'server/modules/games/bookRounds.ts',
        find: '  if (!sum || sum.rounds === 0) return false;',
        replace: '  if (!sum || sum.rounds === 0) return countPlay(trx, { brandId, memberId, rounds, now });',
      },
      {
        file: 'server/modules/games/pullRounds.ts',
        find: 'AND g.round_ref = r.ref)',
        replace: "AND g.round_ref = r.ref || 'x')",
      },
    ],
    tests: RULES,
  },
  {
    name: 'a draw or a cancelled bet counts',
    promises: 'M16',
    edits: [
      {
        file: 'server/modules/turnover/allocate.ts',
        find: 'win === bet ? 0 : bet',
        replace: 'win === -1 ? 0 : bet',
      },
    ],
    tests: RULES,
  },
  {
    name: 'a bet fills every requirement at once',
    promises: 'M16',
    edits: [
      {
        file: 'server/modules/turnover/allocate.ts',
        find: 'left = used === worth ? 0 : left - Math.ceil((used * 100) / percent);',
        replace: 'left = Math.max(left, Math.ceil((used * 100) / percent));',
      },
    ],
    tests: RULES,
  },
  {
    name: 'every game counts in full',
    promises: 'M16',
    edits: [
      {
        file: 'server/modules/turnover/allocate.ts',
        find: '(category) => games[category] ?? 0)',
        replace: '(category) => (category ? 100 : (games[category] ?? 0)))',
      },
    ],
    tests: RULES,
  },
  {
    name: 'play before the bonus and after its end counts',
    promises: 'M16',
    edits: [
      {
        file: 'server/modules/turnover/allocate.ts',
        find: ' || endedAt < created_at || endedAt >= expires_at)',
        replace: ' || (endedAt < created_at && endedAt >= expires_at))',
      },
    ],
    tests: RULES,
  },
  {
    name: 'an expired bonus is taken back while its credit is in a game, and the rest is waived',
    promises: 'M16',
    edits: [
      {
        file: 'server/modules/turnover/expire.ts',
        find: 'taken < given && credit.inGames >= lost_below',
        replace: 'taken < given && credit.inGames < 0',
      },
    ],
    tests: RULES,
  },
  {
    name: 'an expired bonus is not taken back',
    promises: 'M16',
    edits: [
      {
        file: 'server/modules/turnover/expire.ts',
        find: "const taken = at_expiry === 'LAPSE' ? 0 : Math.min(given, credit.available);",
        replace: "const taken = at_expiry === 'LAPSE' ? 0 : Math.min(0, given, credit.available);",
      },
    ],
    tests: RULES,
  },
  {
    name: 'a loss is assumed without fetching the balance at the provider',
    promises: 'M16',
    edits: [
      {
        file: 'server/modules/turnover/endLost.ts',
        find: "status = 'OPEN' AND lost_below > ${inGames}",
        replace: "status = 'OPEN' AND ${inGames} >= 0",
      },
    ],
    tests: RULES,
  },
  {
    name: 'a wheel spin can be paid for with a bonus that was not staked',
    promises: 'M16 M19',
    edits: [
      {
        file: 'server/modules/prizes/play.ts',
        find: '  if (paid) await requireTurnover(trx, common);\n',
        replace: '',
      },
    ],
    tests: RULES,
  },
  {
    name: 'one person waives any bonus and approves their own waiver',
    promises: 'M16 M21',
    edits: [
      {
        file: 'server/modules/turnover/waiveTurnover.ts',
        find: "  if (row.waiver_by === staffId) throw fail('ADJUSTMENT_OWN');\n",
        replace: '',
      },
    ],
    tests: ['server/modules/turnover/turnoverWaiver.test.ts'],
  },
  {
    name: 'waivers do not count towards the daily limit of one person',
    promises: 'M16 M21',
    edits: [
      {
        file: 'server/modules/staff/amountDecidedAlone.ts',
        find: 'waived_by = ${staffId} AND waiver_by',
        replace: 'waived_by IS NULL AND waived_by = ${staffId} AND waiver_by',
      },
    ],
    tests: ['server/modules/turnover/turnoverWaiver.test.ts'],
  },
];
