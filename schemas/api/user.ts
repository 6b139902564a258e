import { essential, list, nullable, object, oneOf } from '#schemas/common/schemaBuilders';
import { bankId, bankName, newPassword, passwordTyped } from '#schemas/common/person';
import { baht, count, dateTime, level, nothing, text, uuid } from '#schemas/common/scalars';
import type { ContractArea } from './callSpec';
import { historyList } from './page';
import { byUsername, byUuid } from './callParts';
import { adjustment } from './shapes/adjustment';
import { openRequest, userBank, userDetail, userShort } from './shapes/user';
import { codeSent, codeTyped, messageLanguage } from './shapes/code';
import { withdrawal } from './shapes/withdraw';
import { withdrawErrors } from './withdraw';

/** `M` is the main wallet, the only one so far. */
const balanceType = oneOf(['M']);

export const user = {
  'GET /api/auth/user/detail/{uuid}': {
    access: 'member',
    summary: "The member's own profile with bank and address.",
    params: byUuid,
    data: userDetail,
  },
  'GET /api/auth/user/{uuid}': {
    access: 'member',
    summary: "The member's own profile without bank and address.",
    params: byUuid,
    data: userShort,
  },
  'GET /api/auth/user/open-requests': {
    access: 'member',
    summary: 'Deposits, slips and withdrawals of the member that are not final, newest first, at most three.',
    data: list(openRequest, 3),
  },
  'POST /api/auth/user/getCredit/{username}': {
    access: 'member',
    summary: "Balance that the member can use. `balanceType` is 'M' unless named.",
    params: byUsername,
    body: object({}, { balanceType }),
    bodyOptional: true,
    data: essential(object({ username: text, balanceType, point: baht, updatedAt: dateTime }), 'point'),
  },
  'POST /api/auth/user/transfer/to/bank': {
    access: 'member',
    payout: true,
    summary: "Withdraw the whole balance to the member's own bank account.",
    money: true,
    body: object({ uuid, bankId, bankName }),
    data: withdrawal,
    errors: withdrawErrors,
  },
  'POST /api/auth/user/change-password/{uuid}': {
    access: 'member',
    summary: 'Change the password; this session stays, the others end.',
    params: byUuid,
    body: object({ oldPassword: passwordTyped, newPassword, confirmPassword: passwordTyped }),
    data: nothing,
    errors: [
      'OLD_PASSWORD_WRONG',
      'PASSWORD_FORMAT',
      'PASSWORD_TOO_LONG',
      'PASSWORD_COMMON',
      'PASSWORD_SAME',
      'NEW_PASSWORD_MISMATCH',
      'LOGIN_THROTTLED',
    ],
  },
  'POST /api/auth/user/bank/code': {
    access: 'member',
    summary:
      "Send a code by SMS to the member's phone for a change of the payout account to this one, which has to be the member's own.",
    features: ['changeBank'],
    body: object({ password: passwordTyped, bankName, bankId }, { language: messageLanguage }),
    data: codeSent,
    errors: [
      'PASSWORD_WRONG',
      'LOGIN_THROTTLED',
      'BANK_FORMAT',
      'BANK_USED',
      'BANK_NAME_DIFFERS',
      'CODE_WAIT',
      'CODE_UNAVAILABLE',
    ],
  },
  'POST /api/auth/user/bank/change': {
    access: 'member',
    summary:
      'Change the payout account to the one that the code was requested for. Withdrawals wait until `withdrawFrom`.',
    features: ['changeBank'],
    body: object({ bankName, bankId, code: codeTyped }),
    data: essential(object({ bank: userBank, withdrawFrom: dateTime }), 'bank', 'withdrawFrom'),
    errors: ['BANK_USED', 'CODE_WRONG', 'CODE_EXPIRED'],
  },
  'GET /api/auth/user/level/{uuid}': {
    access: 'member',
    summary: 'Level of the member, what counts towards the next, and what may still be withdrawn today.',
    params: byUuid,
    data: essential(
      object(
        { level, depositTotal: baht, depositMonth: baht },
        {
          /** Remaining limits of the level on this Bangkok day; `null` if the level has no such limit. */
          withdrawLeft: object({
            perDay: nullable(baht),
            perTx: nullable(baht),
            countPerDay: nullable(count),
          }),
        },
      ),
      'level',
    ),
  },
  'GET /api/auth/user/adjustment': {
    access: 'member',
    summary: "What staff added to the member's credit or took from it, newest first.",
    ...historyList(adjustment),
  },
} as const satisfies ContractArea;
