import type { Variant } from './apply';

const MEMBERS_NOT_BELOW_ZERO =
  "CHECK (balance >= 0 OR kind NOT IN ('MEMBER', 'MEMBER_HELD', 'GAME_TRANSIT', 'AFFILIATE', 'WINLOST', 'CASHBACK'))";

/** Mutants that lose, create or double-count money. */
export const moneyVariants: readonly Variant[] = [
  {
    name: 'concurrent withdrawals are not serialized',
    promises: 'M1',
    edits: [
      {
        file: 'server/platform/db/migrations/0001_baseline.sql',
        find: MEMBERS_NOT_BELOW_ZERO,
        replace: MEMBERS_NOT_BELOW_ZERO.replace("'MEMBER', ", ''),
      },
      {
        file: 'server/modules/withdrawals/requestWithdrawal.ts',
        find: "  if (context.open) throw fail('WITHDRAW_PENDING_EXISTS');",
        replace: "  if (amount > context.available) throw fail('CREDIT_NOT_ENOUGH');",
      },
      {
        file: 'server/platform/db/migrations/0001_baseline.sql',
        find: 'CREATE UNIQUE INDEX withdrawals_open_member',
        replace: 'CREATE INDEX withdrawals_open_member',
      },
      { file: 'server/modules/withdrawals/withdrawalContext.ts', find: ' FOR UPDATE', replace: '' },
      {
        file: 'server/modules/withdrawals/withdrawalContext.ts',
        find: 'SELECT ledger_lock_member(bank.brand_id, bank.member_id)',
        replace: 'SELECT bank.brand_id',
      },
    ],
    tests: ['server/modules/withdrawals/withdrawRace.test.ts'],
    only: 'M1 pays',
  },
  {
    name: 'a balance can become negative',
    promises: 'M1 M14',
    edits: [
      {
        file: 'server/platform/db/migrations/0001_baseline.sql',
        find: MEMBERS_NOT_BELOW_ZERO,
        replace: 'CHECK (true)',
      },
    ],
    tests: ['server/modules/ledger/ledger.test.ts'],
  },
  {
    name: 'no unique key on used bank transfers',
    promises: 'S1',
    edits: [
      {
        file: 'server/platform/db/migrations/0001_baseline.sql',
        find: 'PRIMARY KEY (sending_bank, trans_ref),\n',
        replace: 'PRIMARY KEY (sending_bank, trans_ref, paid_id),\n',
      },
    ],
    tests: ['server/modules/slips/slip.test.ts', 'server/modules/deposits/slipCredit.test.ts'],
  },
  {
    name: 'the idempotency key is ignored',
    promises: 'M6 M9',
    edits: [
      {
        file: 'server/platform/http/money.ts',
        find: '  if (key === undefined) {',
        replace: '  if (key === undefined || key.length > 0) {',
      },
    ],
    tests: ['server/platform/http/money.test.ts'],
  },
  {
    name: 'an idempotency key is accepted with a different body',
    promises: 'M7',
    edits: [
      {
        file: 'server/platform/http/money.ts',
        find: "throw fail('IDEMPOTENCY_KEY_REUSED');",
        replace: 'return { status: stored.status, body: stored.body, replayed: true };',
      },
    ],
    tests: ['server/platform/http/money.test.ts'],
  },
  {
    name: 'inputs are coerced to the expected type',
    promises: 'M5',
    edits: [{ file: 'schemas/ajv.ts', find: 'coerceTypes: false', replace: "coerceTypes: 'array'" }],
    tests: ['server/modules/withdrawals/withdrawInputs.test.ts'],
  },
  {
    name: 'a withdrawal is decided without checking its status',
    promises: 'M12',
    edits: [
      {
        file: 'server/modules/withdrawals/transitionWithdrawal.ts',
        find: "        .where('w.status', 'in', transition.from)\n",
        replace: '',
      },
    ],
    tests: ['server/modules/withdrawals/decide.test.ts'],
  },
  {
    name: 'a deposit is approved without checking its status',
    promises: 'M13',
    edits: [
      {
        file: 'server/modules/adjustments/approveRequest.ts',
        find: "  if (!openStatuses.some((status) => status === request.status)) throw fail('STATE_CHANGED');\n",
        replace: '',
      },
      {
        file: 'server/modules/adjustments/carryOut.ts',
        find: "    .where('status', 'in', openStatuses)\n    .forUpdate()\n",
        replace: '',
      },
      {
        file: 'server/modules/deposits/settleRequest.ts',
        find: "    .where('id', '=', id)\n    .where('status', 'in', from)\n",
        replace: "    .where('id', '=', id)\n",
      },
    ],
    tests: ['server/modules/deposits/deposits.test.ts'],
  },
  {
    name: 'ledger entries can be updated',
    promises: 'M4',
    edits: [
      {
        file: 'server/platform/db/migrations/0001_baseline.sql',
        find: 'CREATE TRIGGER ledger_entries_fixed BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries EXECUTE FUNCTION refuse_change();',
        replace: '',
      },
    ],
    tests: ['server/modules/ledger/ledger.test.ts'],
  },
  {
    name: 'the database accepts a transaction that does not sum to zero',
    promises: 'M2',
    edits: [
      {
        file: 'server/platform/db/migrations/0001_baseline.sql',
        find: "RAISE EXCEPTION 'ledger transaction % does not sum to zero', wrong;",
        replace: 'NULL;',
      },
    ],
    tests: ['server/modules/ledger/ledger.test.ts'],
  },
  {
    name: 'a slip credits the amount that the member states',
    promises: 'S3',
    edits: [
      {
        file: 'server/modules/deposits/settleSlip.ts',
        find: 'const { amount, at, ...transfer } = vouchedFor(slip);',
        replace:
          'const { amount: looked, at, ...transfer } = vouchedFor(slip);\n  const amount = slip.requested_amount ?? looked;',
      },
    ],
    tests: ['server/modules/slips/slip.test.ts', 'server/modules/deposits/decideDeposits.test.ts'],
  },
  {
    name: 'the level that limits a withdrawal is read before the lock',
    promises: 'M15',
    edits: [{ file: 'server/modules/withdrawals/withdrawalContext.ts', find: ' FOR UPDATE', replace: '' }],
    tests: ['server/modules/withdrawals/withdrawRace.test.ts'],
    only: 'M15 ',
  },
  {
    name: 'a deposit that staff match to a bank line credits the requested amount instead of the received one',
    promises: 'M13',
    edits: [
      {
        file: 'server/modules/adjustments/approveRequest.ts',
        find: 'const { amount } = line;',
        replace: 'const amount = request.pay_amount;',
      },
    ],
    tests: ['server/modules/adjustments/oneTransferOneCredit.test.ts'],
  },
];
