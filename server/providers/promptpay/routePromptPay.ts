import { ProviderFailure, ProviderUnavailable } from '../calls/providerCaller';
import type { PromptPayPort, Providers } from '../deps';
import type { PromptPay, QrReceiver } from '../ports/promptPay';

/** Makes QR codes at the first provider of a brand that has one for the account. */
export function routePromptPay({ connections, caller }: Providers): PromptPayPort {
  const switchedOn = (brandId: string) => caller.switchedOn(connections.of('promptpay', brandId), brandId);
  return {
    firstOf: async (brandId) => (await switchedOn(brandId))[0]?.service ?? null,
    create: async ({ brandId, requestId, ...order }) => {
      for (const provider of await switchedOn(brandId)) {
        if (!fits(provider.service, order.to)) continue;
        try {
          const code = await caller.call(provider, {
            ...{ brandId, operation: 'create', reference: order.reference },
            subject: { type: 'DEPOSIT', id: requestId },
            // A second code of the same reference asks for the same payment.
            isRepeatable: true,
            work: () => provider.service.create(order),
            outcome: ({ reference }) => `CREATED ${reference ?? order.reference}`,
          });
          return { ...code, provider: provider.id, reference: code.reference ?? order.reference };
        } catch (error) {
          if (!(error instanceof ProviderFailure || error instanceof ProviderUnavailable)) throw error;
        }
      }
      return null;
    },
  };
}

function fits({ receiver, needsPromptPayId }: PromptPay, to: QrReceiver): boolean {
  const isReceiver = !receiver || (receiver.bankName === to.bankName && receiver.bankId === to.bankId);
  return isReceiver && (!needsPromptPayId || to.promptPayId !== null);
}
