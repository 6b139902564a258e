import { transferKey } from '#core/identity/transferKey';
import type { IncomingAnswer, IncomingRoute } from '#server/providers/incomingCalls';
import type { Deps } from '#server/providers/deps';
import type { ReportedTransfer, TransferWebhook } from '#server/providers/ports/transferSource';
import { transferProviders, type TransferProvider } from '#server/providers/connectProviders';
import { summary, takeReported, type ReportedResult } from './takeReported';

/** `POST /api/provider/<id>/transfers`. An answer 200 means that every transfer of the call is committed. */
export function transferCalls(deps: Deps): IncomingRoute<TransferProvider<TransferWebhook>> {
  const webhooks = transferProviders<TransferWebhook>(deps.providers.connections, 'WEBHOOK');
  return {
    path: 'transfers',
    port: 'transfers',
    callsPerMinute: 1_200,
    providers: webhooks.map((provider) => ({ id: provider.id, verify: provider.service.verify, provider })),
    handle: async (provider, body, log) => {
      const items = provider.service.read(body);
      if ('problem' in items) return { code: 'VALIDATION', message: items.problem };
      const { results, failures } = await takeReported(deps, provider, items);
      for (const err of failures) log.error({ err, provider: provider.id }, 'transfer not taken');
      return { ...answerOf(provider.service, results), about: aboutOf(items) };
    },
  };
}

/** Names the transfer of a call with only one, so that the call is found from the deposit that it paid. */
function aboutOf([item, ...others]: readonly ReportedTransfer[]): NonNullable<IncomingAnswer['about']> {
  if (!item || others.length > 0 || !('transfer' in item)) return { brandId: null };
  const { sendingBank, transRef } = item.transfer;
  return { brandId: null, reference: transferKey(sendingBank, transRef)?.transRef };
}

function answerOf({ acknowledgement }: TransferWebhook, results: readonly ReportedResult[]): IncomingAnswer {
  const data = { results };
  const outcome = summary(results);
  if (results.some(({ result }) => result === 'RETRY'))
    return { code: 'SERVICE_UNAVAILABLE', message: 'Send the transfers with RETRY again.', data, outcome };
  if (results.some(({ result }) => result === 'REFUSED'))
    return {
      code: 'TRANSFERS_REFUSED',
      message: 'Some transfers were refused; all others are stored.',
      data,
      outcome,
    };
  return { code: 'OK', data, outcome, ...(acknowledgement !== undefined && { body: acknowledgement }) };
}
