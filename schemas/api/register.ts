import { nullable, object, oneOf, essential } from '#schemas/common/schemaBuilders';
import {
  bankId,
  bankName,
  birthDateTyped,
  campaignCode,
  newPassword,
  newUsername,
  passwordTyped,
  personName,
  phoneTyped,
} from '#schemas/common/person';
import { deviceToken, proof } from '#schemas/common/proofOfWork';
import { flag, text, wholeBahtAmount } from '#schemas/common/scalars';
import type { ContractArea } from './callSpec';
import { codeSent, codeTyped, messageLanguage } from './shapes/code';
import { session } from './shapes/user';

/** From which kind of link a member came (PUB-04). */
export const registerSources = ['regis', 'regiss'] as const;

const availability = essential(object({ available: flag }), 'available');

/** Opaque proof that a phone number was verified. */
const phoneTicket = { type: 'string', pattern: '^[A-Za-z0-9_-]{20,200}$' } as const;

const open = { access: 'public', features: ['register'] } as const;

export const register = {
  'POST /api/user/register': {
    ...open,
    summary: 'Make a member and log in; null where the brand wants a log-in by hand.',
    body: object(
      {
        phone: phoneTyped,
        username: newUsername,
        password: newPassword,
        confirmPassword: passwordTyped,
        name: personName,
        bankName,
        bankId,
      },
      {
        afCode: campaignCode,
        team: campaignCode,
        marketing: campaignCode,
        source: oneOf(registerSources),
        // Where responsible play is on: without it neither deposit nor play (R7).
        birthDate: birthDateTyped,
        // Baht that may be deposited in 24 hours, offered with the form (R1).
        depositLimit: wholeBahtAmount,
        // Where the brand verifies phone numbers.
        phoneTicket,
        device: deviceToken,
        proof,
      },
    ),
    data: nullable(session),
    errors: [
      'PHONE_FORMAT',
      'PHONE_USED',
      'USERNAME_FORMAT',
      'USERNAME_USED',
      'NAME_FORMAT',
      'PASSWORD_FORMAT',
      'PASSWORD_TOO_LONG',
      'PASSWORD_COMMON',
      'PASSWORD_MISMATCH',
      'BANK_FORMAT',
      'BANK_USED',
      'INVITER_NOT_FOUND',
      'BIRTH_DATE_FORMAT',
      'AGE_UNDER',
      'REGISTER_REFUSED',
      'AMOUNT_INVALID',
      'PROOF_REQUIRED',
      'PHONE_UNVERIFIED',
    ],
  },
  'POST /api/user/phone/code': {
    access: 'public',
    summary: 'Send a code by SMS to the phone of a new member. Every phone number gets the same answer.',
    features: ['verifyPhone'],
    body: object({ phone: phoneTyped }, { language: messageLanguage }),
    data: codeSent,
    errors: ['PHONE_FORMAT', 'CODE_WAIT', 'CODE_UNAVAILABLE'],
  },
  'POST /api/user/phone/verify': {
    access: 'public',
    summary: 'Exchange the code for a ticket with which the phone number can register within 30 minutes.',
    features: ['verifyPhone'],
    body: object({ phone: phoneTyped, code: codeTyped }),
    data: essential(object({ phoneTicket }), 'phoneTicket'),
    errors: ['PHONE_FORMAT', 'CODE_WRONG', 'CODE_EXPIRED'],
  },
  'GET /api/user/checkPhone/{value}': {
    ...open,
    summary: 'Whether a phone number is free.',
    params: object({ value: phoneTyped }),
    data: availability,
    errors: ['PHONE_FORMAT', 'PHONE_USED'],
  },
  'POST /api/user/checkBankId/{bankId}': {
    ...open,
    summary: 'Whether a bank account is free.',
    params: object({ bankId }),
    body: object({ bankName }),
    data: availability,
    errors: ['BANK_FORMAT', 'BANK_USED'],
  },
  'GET /api/user/inviter/{afCode}': {
    ...open,
    summary: 'Name of an inviter, masked.',
    params: object({ afCode: campaignCode }),
    data: essential(object({ name: text, code: text }), 'name'),
    errors: ['INVITER_NOT_FOUND'],
  },
  'GET /api/user/checkUsername/{value}': {
    ...open,
    summary: 'Whether a username is free.',
    params: object({ value: newUsername }),
    data: availability,
    errors: ['USERNAME_FORMAT', 'USERNAME_USED'],
  },
  'POST /api/bank/name': {
    ...open,
    summary: "Name of a bank account's owner.",
    body: object({ bankId, bankName }),
    data: essential(object({ name: text }), 'name'),
    errors: ['BANK_FORMAT', 'BANK_NAME_NOT_FOUND'],
  },
} as const satisfies ContractArea;
