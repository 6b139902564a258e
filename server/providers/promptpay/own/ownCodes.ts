import { anyId, billPayment } from 'promptparse/generate';
import { satangToBaht } from '#core/money/money';
import { promptPayPattern } from '#core/money/promptPay';
import type { PromptPay } from '../../ports/promptPay';

/**
 * Codes that name the PromptPay id of the company account. Every bank app can pay them, and their payments carry no
 * reference: they are matched by amount and sender.
 */
export function accountCodes(): PromptPay {
  return {
    needsPromptPayId: true,
    create: async ({ amount, to: { promptPayId } }) => {
      const target = promptPayId ?? '';
      return { payload: anyId({ type: typeOf(target), target, amount: satangToBaht(amount) }) };
    },
  };
}

interface Biller {
  /** Tax id and suffix, 15 digits. */
  readonly id: string;
  readonly reference2?: string | undefined;
  readonly account: NonNullable<PromptPay['receiver']>;
}

/** Codes of a bill payment, whose payments carry the reference of the order as their first one. */
export function billerCodes({ id: billerId, reference2: ref2, account: receiver }: Biller): PromptPay {
  return {
    receiver,
    needsPromptPayId: false,
    create: async ({ reference: ref1, amount }) => ({
      payload: billPayment({
        ...{ billerId, ref1, amount: satangToBaht(amount) },
        ...(ref2 !== undefined && { ref2 }),
      }),
    }),
  };
}

/** @throws RangeError for what is no PromptPay id. */
function typeOf(id: string): 'EWALLETID' | 'NATID' | 'MSISDN' {
  if (!promptPayPattern.test(id)) throw new RangeError('The company account has no PromptPay id.');
  if (id.length === 15) return 'EWALLETID';
  return id.length === 13 ? 'NATID' : 'MSISDN';
}
