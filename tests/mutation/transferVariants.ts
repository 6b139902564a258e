import type { Variant } from './apply';

const CREDITS = 'server/modules/adjustments/oneTransferOneCredit.test.ts';
const LINES = 'server/modules/adjustments/bankLines.test.ts';

/** Mutants that credit one bank transfer twice, or let one person credit money without a payment. */
export const transferVariants: readonly Variant[] = [
  {
    name: 'a slip is credited without comparing it with manual credits',
    promises: 'S1',
    edits: [
      {
        file: 'server/modules/deposits/settleSlip.ts',
        find: "if (origin.actor.kind !== 'STAFF') {",
        replace: "if (origin.actor.kind === 'SYSTEM') {",
      },
    ],
    tests: [CREDITS],
    only: 'a slip of a transfer with a manual credit',
  },
  {
    name: 'a bank line is matched without comparing it with manual credits',
    promises: 'S1',
    edits: [
      {
        file: 'server/modules/deposits/takeTransfer.ts',
        find: '  return isNearUnbacked(trx, payment);',
        replace: '  return (await isNearUnbacked(trx, payment)) && false;',
      },
    ],
    tests: [CREDITS],
    only: 'an exact line',
  },
  {
    name: 'one person credits a request by hand although a similar credit exists',
    promises: 'S1 M21',
    edits: [
      {
        file: 'server/modules/adjustments/approveRequest.ts',
        find: 'needsSecond: near.length > 0',
        replace: 'needsSecond: near.length > 99',
      },
    ],
    tests: [CREDITS],
    only: 'a request near a credited slip',
  },
  {
    name: 'staff credit a request by hand that its member has not confirmed',
    promises: 'M13',
    edits: [
      {
        file: 'server/modules/adjustments/approveRequest.ts',
        find: "if (request.status === 'PENDING') throw",
        replace: "if (request.status === 'EXPIRED') throw",
      },
    ],
    tests: [CREDITS],
    only: 'an unconfirmed request',
  },
  {
    name: 'the daily limit of manual credits applies to each credit on its own',
    promises: 'M21',
    edits: [
      {
        file: 'server/modules/adjustments/adjust.ts',
        find: '(await amountDecidedAlone(trx, { brandId: brand.id, origin })) + amount <= alone',
        replace: '(await amountDecidedAlone(trx, { brandId: brand.id, origin })) * 0 + amount <= alone',
      },
    ],
    tests: [CREDITS],
    only: 'counts towards the daily adjustment limit',
  },
  {
    name: 'the author of a manual credit may declare a slip to be another transfer',
    promises: 'M21',
    edits: [
      {
        file: 'server/modules/deposits/refuseNear.ts',
        find: "throw fail('SECOND_PERSON_NEEDED');",
        replace: 'return;',
      },
    ],
    tests: [CREDITS],
    only: 'a slip of a transfer with a manual credit',
  },
  {
    name: 'only exactly equal amounts are compared',
    promises: 'S1',
    edits: [
      {
        file: 'server/modules/deposits/nearCredits.ts',
        find: 'NEAR_SATANG = 100',
        replace: 'NEAR_SATANG = 0',
      },
      {
        file: 'server/modules/deposits/nearCredits.ts',
        find: 'least(abs(c.amount - one.amount), abs(c.asked - one.amount), abs(c.pay - one.amount))',
        replace: 'abs(c.amount - one.amount)',
      },
    ],
    tests: [CREDITS],
    only: 'a slip of a transfer with a manual credit',
  },
  {
    name: 'only credits of the same hour are compared',
    promises: 'S1',
    edits: [
      { file: 'server/modules/deposits/nearCredits.ts', find: 'NEAR_HOURS = 24', replace: 'NEAR_HOURS = 1' },
    ],
    tests: [LINES],
    only: 'near a manual credit are refunded only',
  },
  {
    name: 'concurrent credits of one person are not serialized',
    promises: 'S1 M23',
    edits: [
      {
        file: 'server/modules/deposits/nearCredits.ts',
        find: "hashtextextended('credit ' || coalesce(",
        replace: "hashtextextended('credit ' || gen_random_uuid()::text || coalesce(",
      },
    ],
    tests: [CREDITS, 'server/modules/deposits/slipCredit.test.ts'],
    only: 'at once',
  },
  {
    name: 'credits of another brand for the same account are not compared',
    promises: 'S1 I7',
    edits: [
      {
        file: 'server/modules/deposits/nearCredits.ts',
        find: 'b.brand_id <> mine.brand_id',
        replace: 'b.brand_id = mine.brand_id',
      },
    ],
    tests: [CREDITS],
    only: 'shares the account',
  },
  {
    name: 'a bank line backs any credit',
    promises: 'S1',
    edits: [
      {
        file: 'server/modules/deposits/linkTransfer.ts',
        find: "  if (!found.fits) throw fail('CREDIT_NOT_NEAR');\n",
        replace: '',
      },
    ],
    tests: [LINES],
    only: 'cannot back one’s own manual credit',
  },
  {
    name: 'one person credits another sender’s bank line to any member',
    promises: 'M21',
    edits: [
      {
        file: 'server/modules/adjustments/decideLine.ts',
        find: "!== 'no') {",
        replace: "!== 'nobody' as string) {",
      },
    ],
    tests: [LINES],
    only: 'from another sender count',
  },
  {
    name: 'a refunded line is not claimed',
    promises: 'S1',
    edits: [
      {
        file: 'server/modules/deposits/decideLine.ts',
        find: "  if (!(await claimTransfer(trx, claim))) throw fail('TRANSFER_USED');\n  const handledBy",
        replace: '  void claim;\n  const handledBy',
      },
    ],
    tests: [LINES],
    only: 'refunded once',
  },
  {
    name: 'the trial balance ignores claims',
    promises: 'M22',
    edits: [
      {
        file: 'server/modules/reconciliation/checkCredits.ts',
        find: 'WHERE difference <> 0',
        replace: 'WHERE difference < 0',
      },
    ],
    tests: ['server/modules/reconciliation/trialBalance.test.ts'],
    only: 'credited twice',
  },
];
