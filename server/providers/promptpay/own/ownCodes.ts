import { billPayment } from 'promptparse/generate';
import { satangToBaht } from '#core/money/money';
import { promptPayPayload } from '#core/money/promptPay';
import type { PromptPay } from '../../ports/promptPay';

/**
 * Codes that name the PromptPay id of the company account. Every bank app can pay them, and their payments carry no
 * reference: they are matched by amount and sender.
 */
export function accountCodes(): PromptPay {
  return {
    needsPromptPayId: true,
    create: async ({ amount, to: { promptPayId } }) => ({
      payload: promptPayPayload(promptPayId ?? '', amount),
    }),
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
