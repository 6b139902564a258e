import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { heldServer } from '@/testing/heldServer';
import {
  type DepositRequest,
  useConfirmTransferMutation,
  useCreateDepositRequestMutation,
} from './depositApi';
import { useDepositRequest } from './useDepositRequest';

const LOOK = 'GET /api/auth/deposit-request/my';

it('ST-20 ST-24 a look under way does not bring back the state before the member moved it on', async () => {
  const server = heldServer();
  const useDesk = () => ({
    deposit: useDepositRequest({ memberUuid: 'member', everyMs: 60_000 }),
    create: useCreateDepositRequestMutation()[0],
    confirm: useConfirmTransferMutation()[0],
  });
  const { result: desk } = renderHook(useDesk, { wrapper: server.wrapper });
  const shown = () => desk.current.deposit.request;
  const act = async (call: string, sent: () => Promise<DepositRequest>, status: string) => {
    void sent().then(desk.current.deposit.show);
    await server.answer(`POST /api/auth/deposit-request${call}`, { uuid: 'one', status });
    await waitFor(() => expect(shown()?.status).toBe(status));
  };
  await server.answer(LOOK, null);

  await act('', () => desk.current.create({ amount: 500, idempotencyKey: 'a' }).unwrap(), 'PENDING');
  await server.asked(LOOK);
  const confirm = () => desk.current.confirm({ uuid: 'one', idempotencyKey: 'b' }).unwrap();
  await act('/confirm/transfer', confirm, 'TRANSFERRED');

  await server.answer(LOOK, { uuid: 'one', status: 'PENDING' });
  await server.asked(LOOK);
  expect(shown()?.status).toBe('TRANSFERRED');

  await server.answer(LOOK, { uuid: 'one', status: 'TRANSFERRED', reason: 'seen' });
  await waitFor(() => expect(shown()?.reason).toBe('seen'));
});
