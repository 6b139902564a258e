import type { FromSchema } from '#schemas/common/schemaBuilders';
import { makeAjv } from '#schemas/ajv';
import { bahtAmount } from '#schemas/common/scalars';
import { canonicalBank, canonicalReference } from '#core/identity/transferKey';
import { bahtToSatang } from '#core/money/money';
import { MINUTE_MS } from '#core/time/durations';
import { bankTime, plainText } from '../kit/bankFormats';
import type { TransferParty } from '../ports/slipVerifier';

/** A transfer that a bank vouches for, in our own terms. */
export interface VouchedTransfer {
  /** Canonical. */
  readonly transRef: string;
  readonly sendingBank: string | null;
  /** Satang. */
  readonly amount: number;
  /** Whether it was baht inside Thailand. */
  readonly domestic: boolean;
  readonly at: Date;
  readonly sender: TransferParty;
  readonly receiver: TransferParty;
}

/** What a look-up comes to: the transfer, no such transfer, or nothing that means anything yet (S7). */
export type LookUp =
  | { readonly result: 'FOUND'; readonly transfer: VouchedTransfer }
  | { readonly result: 'NOT_FOUND' }
  | {
      readonly result: 'WAIT';
      readonly detail: string;
      readonly retryAfterMs: number | undefined;
      /** False where the service works and only the bank needs time. */
      readonly isFailure: boolean;
    };

const optionalText = { type: ['string', 'null'] } as const;
const party = {
  type: 'object',
  required: ['name', 'bank', 'account'],
  properties: { name: optionalText, bank: optionalText, account: optionalText },
  nullable: true,
} as const;
const transferSchema = {
  type: 'object',
  required: ['transRef', 'sendingBank', 'amount', 'currency', 'country', 'date', 'sender', 'receiver'],
  properties: {
    transRef: { type: 'string', maxLength: 64 },
    sendingBank: optionalText,
    amount: bahtAmount,
    currency: { type: 'string' },
    country: { type: 'string' },
    date: { type: 'string', maxLength: 40 },
    sender: party,
    receiver: party,
  },
} as const;

const isTransfer = makeAjv().compile<FromSchema<typeof transferSchema>>(transferSchema);
const NOBODY: TransferParty = { name: null, bank: null, account: null };
/** Longest wait that a service may request. */
const MAX_WAIT_MS = 60 * MINUTE_MS;

/** Validates an adapter's answer; an invalid one counts as no answer. */
export function readAnswer(answer: unknown): LookUp {
  if (typeof answer !== 'object' || answer === null || !('result' in answer)) return wait('malformed answer');
  switch (answer.result) {
    case 'NOT_FOUND':
      return { result: 'NOT_FOUND' };
    case 'FOUND':
    case 'DUPLICATE_AT_PROVIDER':
      return 'transfer' in answer ? readTransfer(answer.transfer) : wait('no transfer in the answer');
    case 'PENDING':
      return { ...wait('the bank needs time', answer), isFailure: false };
    case 'PROVIDER_ERROR':
      return wait('detail' in answer ? String(answer.detail) : 'the service failed', answer);
    default:
      return wait('unknown result');
  }
}

function readTransfer(transfer: unknown): LookUp {
  if (!isTransfer(transfer)) return wait('malformed transfer');
  const transRef = canonicalReference(transfer.transRef);
  const at = bankTime(transfer.date);
  if (transRef === null || at === null)
    return wait(transRef === null ? 'malformed reference' : 'malformed date');
  return {
    result: 'FOUND',
    transfer: {
      transRef,
      sendingBank: transfer.sendingBank === null ? null : canonicalBank(transfer.sendingBank),
      amount: bahtToSatang(transfer.amount),
      domestic: ['THB', '764'].includes(transfer.currency) && transfer.country === 'TH',
      at,
      sender: readParty(transfer.sender),
      receiver: readParty(transfer.receiver),
    },
  };
}

function readParty(shown: TransferParty | null): TransferParty {
  const { name, bank, account } = shown ?? NOBODY;
  return { name: plainText(name), bank: plainText(bank), account: plainText(account) };
}

/** @param answer may name how long to wait. */
export function wait(detail: string, answer: object = {}): Extract<LookUp, { result: 'WAIT' }> {
  const ms = 'retryAfterMs' in answer ? answer.retryAfterMs : undefined;
  const retryAfterMs = typeof ms === 'number' && ms > 0 ? Math.min(ms, MAX_WAIT_MS) : undefined;
  return { result: 'WAIT', detail, retryAfterMs, isFailure: true };
}
