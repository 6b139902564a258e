import { expect } from 'vitest';
import { promptPayPayload } from '#core/money/promptPay';
import { buildStaff } from '#server/testing/builders';
import {
  faultTests,
  faultyService,
  outgoingFaults,
  setSwitch,
  type Cell,
  type ServiceFault,
} from '#server/testing/faults';
import { codeOf, orderOf, qrTools } from '#server/testing/qrTools';

const tools = qrTools();

/** The provider whose code the member sees. */
const madeBy = async () => {
  const { uuid } = await tools.ask();
  const { t } = tools.current();
  const row = await t.db
    .selectFrom('deposit_requests')
    .select('qr_provider')
    .where('id', '=', uuid)
    .executeTakeFirstOrThrow();
  return row.qr_provider;
};
const under = (fault: ServiceFault, provider: string) => async () => {
  faultyService(tools.current().gateway, (request) => codeOf(orderOf(request))).fault = fault;
  expect(await madeBy()).toBe(provider);
};
const inDeposits = (title: string): Cell => ({
  file: 'server/modules/deposits/qrDeposits.test.ts',
  title,
});

faultTests('promptpay', outgoingFaults, {
  slow: under('slow', 'gateway'),
  hanging: under('hanging', 'second'),
  'error 500': under('error 500', 'second'),
  malformed: under('malformed', 'second'),
  'wrong amount': async () => {
    const { gateway } = tools.current();
    gateway.reply = (request) => {
      const { body } = codeOf(orderOf(request));
      return { body: { ...body, qr: promptPayPayload('0812345678', 1) } };
    };
    expect(await madeBy()).toBe('second');
  },
  'wrong account': inDeposits('leaves another amount, another sender and another account to staff'),
  // The code of the first was never shown.
  'unknown outcome': under('unknown outcome', 'second'),
  duplicate: inDeposits('answers a repeated request with the same bytes, from one order'),
  'switched off': async () => {
    const { t, gateway } = tools.current();
    const { id } = await buildStaff(t, 'admin');
    await setSwitch(t, 'gateway', id, 'off');
    expect([await madeBy(), gateway.requests]).toEqual(['second', []]);
    await setSwitch(t, 'gateway', id, 'on');
  },
});
