import { withdrawLeftToday } from '#core/brand/levelLimits';
import { levelOf } from '#core/brand/levels';
import { bangkokIso } from '#core/time/bangkok';
import { type Handlers, pageOf } from '../calls';
import { buildAddress } from '../factories/buildUser';
import { HOUR_MS } from '#core/time/durations';
import { codeSent, memberNow, requireExampleCode } from './auth';
import { withdrawnToday } from './withdraw';
import type { Calls } from '#schemas/api/contract';
import type { World } from '../world';

type UserCall =
  | 'GET /api/auth/user/detail/{uuid}'
  | 'GET /api/auth/user/{uuid}'
  | 'GET /api/auth/user/open-requests'
  | 'POST /api/auth/user/getCredit/{username}'
  | 'POST /api/auth/user/bank/code'
  | 'POST /api/auth/user/bank/change'
  | 'POST /api/auth/user/change-password/{uuid}'
  | 'GET /api/auth/user/level/{uuid}'
  | 'GET /api/auth/user/adjustment'
  | 'PATCH /api/auth/address'
  | 'GET /api/auth/address/mine';

/** The member, with level and limits from the brand's table. */
export const user: Handlers<UserCall> = {
  'GET /api/auth/user/detail/{uuid}': (world) => ({ data: memberNow(world) }),
  'GET /api/auth/user/{uuid}': (world) => {
    const { uuid, name, phone, level, user_pass, user_credit } = memberNow(world);
    return { data: { uuid, name, phone, level, user_pass, user_credit } };
  },
  'GET /api/auth/user/open-requests': (world) => ({ data: openRequestsOf(world) }),
  'POST /api/auth/user/getCredit/{username}': (world) => ({
    data: {
      username: world.user.user_pass.username,
      balanceType: 'M',
      point: world.credit / 100,
      updatedAt: bangkokIso(world.now()),
    },
  }),
  'POST /api/auth/user/bank/code': codeSent,
  'POST /api/auth/user/bank/change': (world, { body: { bankName, bankId, code } }) => {
    requireExampleCode(code);
    const bank = { uuid: '01936f2e-7c1a-7000-8000-000000000b02', bankName, bankId };
    world.user = { ...world.user, user_bank: bank };
    const hold = world.brand.limits.bankChangeHours * HOUR_MS;
    return { data: { bank, withdrawFrom: bangkokIso(world.now() + hold) } };
  },
  'POST /api/auth/user/change-password/{uuid}': () => ({ data: null }),
  'GET /api/auth/user/level/{uuid}': (world) => {
    const { level } = world.user;
    const row = levelOf(world.brand, level);
    const today = withdrawnToday(world);
    const left = withdrawLeftToday(row, today);
    const { perTx, countPerDay } = row.withdraw;
    return {
      data: {
        level,
        depositTotal: world.deposits.total,
        depositMonth: world.deposits.month,
        withdrawLeft: {
          perDay: left === null ? null : left / 100,
          perTx,
          countPerDay: countPerDay === null ? null : Math.max(0, countPerDay - today.count),
        },
      },
    };
  },
  'GET /api/auth/user/adjustment': ({ adjustments }, { query }) => {
    const { rows, meta } = pageOf(adjustments, query);
    return { data: rows, meta };
  },
  'PATCH /api/auth/address': (world, { body }) => {
    const address = buildAddress(body);
    world.address = address;
    return { data: address };
  },
  'GET /api/auth/address/mine': (world) => ({ data: world.address }),
};

type OpenRequest = Calls['GET /api/auth/user/open-requests']['data'][number];

/** Minutes that the brand usually needs. */
const USUAL = { DEPOSIT: 3, SLIP: 2, WITHDRAWAL: 5 };
const openStatuses: Readonly<Record<OpenRequest['kind'], readonly string[]>> = {
  DEPOSIT: ['PENDING', 'TRANSFERRED'],
  SLIP: ['VERIFYING', 'VERIFIED', 'PENDING_REVIEW'],
  WITHDRAWAL: ['PENDING', 'PROCESSING', 'FAILED', 'REJECTED'],
};

function openRequestsOf({ request, slips, withdrawals }: World): OpenRequest[] {
  const rows: readonly Omit<OpenRequest, 'usualMinutes'>[] = [
    ...(request ? [{ ...request, amount: request.payAmount, kind: 'DEPOSIT' as const }] : []),
    ...slips.map((slip) => ({ ...slip, uuid: slip.slipUuid, kind: 'SLIP' as const })),
    ...withdrawals.map((withdrawal) => ({ ...withdrawal, kind: 'WITHDRAWAL' as const })),
  ];
  return rows
    .filter(({ kind, status }) => openStatuses[kind].includes(status))
    .slice(0, 3)
    .map(({ kind, uuid, amount, status, createdAt }) => ({
      kind,
      uuid,
      amount,
      status,
      createdAt,
      usualMinutes: USUAL[kind],
    }));
}
