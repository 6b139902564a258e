import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { heldServer } from '@/testing/heldServer';
import { useWithdrawal } from './useWithdrawal';
import { useRetryWithdrawalMutation } from './withdrawApi';

const OPEN = 'GET /api/auth/withdraw/withdraw-request/member';
const ONE = 'GET /api/auth/withdraw/my/one';

it('ST-22 ST-24 a pending poll does not restore the state before the member retried', async () => {
  const server = heldServer();
  const { result } = renderHook(
    () => ({ page: useWithdrawal('member'), retry: useRetryWithdrawalMutation()[0] }),
    { wrapper: server.wrapper },
  );
  const status = () => result.current.page.withdrawal?.status;
  await server.answer(OPEN, [{ uuid: 'one', status: 'FAILED' }]);
  await server.answer('GET /api/auth/withdraw/withdraw-history/member', []);
  await server.answer(ONE, { uuid: 'one', status: 'FAILED' });
  await waitFor(() => expect(status()).toBe('FAILED'));
  expect(result.current.page.isFree).toBe(false);

  act(() => void result.current.page.refetch());
  await server.asked(ONE);
  act(() => {
    void result.current
      .retry({ uuid: 'one', idempotencyKey: 'k' })
      .unwrap()
      .then((made) => result.current.page.show(made));
  });
  await server.answer('POST /api/auth/withdraw/retry', { uuid: 'one', status: 'PENDING' });
  await waitFor(() => expect(status()).toBe('PENDING'));

  await server.answer(ONE, { uuid: 'one', status: 'FAILED' });
  await server.asked(OPEN);
  expect(status()).toBe('PENDING');

  act(() => void result.current.page.refetch());
  await server.answer(ONE, { uuid: 'one', status: 'SUCCESS' });
  await waitFor(() => expect(status()).toBe('SUCCESS'));
  await server.answer(OPEN, [{ uuid: 'one', status: 'FAILED' }]);
  await server.answer(OPEN, []);
  await waitFor(() => expect(result.current.page.isFree).toBe(true));
});
