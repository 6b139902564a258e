import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { heldServer } from '@/testing/heldServer';
import {
  type DepositRequest,
  useConfirmTransferMutation,
  useCreateDepositRequestMutation,
} from './depositApi';
import { useDepositRequest } from './useDepositRequest';

const MY = 'GET /api/auth/deposit-request/my';

it('ST-20 ST-24 a pending poll does not restore the state before the member confirmed', async () => {
  const server = heldServer();
  const { result } = renderHook(
    () => ({
      deposit: useDepositRequest(),
      create: useCreateDepositRequestMutation()[0],
      confirm: useConfirmTransferMutation()[0],
    }),
    { wrapper: server.wrapper },
  );
  const shown = () => result.current.deposit.request;
  const mutate = async (call: string, sent: () => Promise<DepositRequest>, status: string) => {
    void sent().then((made) => result.current.deposit.show(made));
    await server.answer(`POST /api/auth/deposit-request${call}`, { uuid: 'one', status });
    await waitFor(() => expect(shown()?.status).toBe(status));
  };
  await server.answer(MY, null);
  await mutate('', () => result.current.create({ amount: 500, idempotencyKey: 'a' }).unwrap(), 'PENDING');
  await server.answer(MY, { uuid: 'one', status: 'PENDING' });

  act(() => void result.current.deposit.refetch());
  await server.asked(`${MY}/one`);
  const confirm = () => result.current.confirm({ uuid: 'one', idempotencyKey: 'b' }).unwrap();
  await mutate('/confirm/transfer', confirm, 'TRANSFERRED');
  await server.answer(`${MY}/one`, { uuid: 'one', status: 'PENDING' });
  await server.asked(MY);
  expect(shown()?.status).toBe('TRANSFERRED');

  act(() => void result.current.deposit.refetch());
  await server.answer(`${MY}/one`, { uuid: 'one', status: 'TRANSFERRED', reason: 'seen' });
  await waitFor(() => expect(shown()?.reason).toBe('seen'));
});
