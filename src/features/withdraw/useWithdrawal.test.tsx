import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { heldServer } from '@/testing/heldServer';
import { useWithdrawal } from './useWithdrawal';
import { useRetryWithdrawalMutation } from './withdrawApi';

const LOOK = 'GET /api/auth/withdraw/withdraw-request/member';

it('ST-22 ST-24 a look under way does not bring back the state before the member moved it on', async () => {
  const server = heldServer();
  const useDesk = () => ({
    desk: useWithdrawal({ memberUuid: 'member', everyMs: 60_000 }),
    retry: useRetryWithdrawalMutation()[0],
  });
  const { result } = renderHook(useDesk, { wrapper: server.wrapper });
  const shown = () => result.current.desk.withdrawal;
  await server.answer(LOOK, [{ uuid: 'one', status: 'PROCESSING' }]);
  await server.answer('GET /api/auth/withdraw/withdraw-history/member', []);
  await waitFor(() => expect(shown()?.status).toBe('PROCESSING'));

  act(() => void result.current.desk.refetch());
  await server.asked(LOOK);
  act(() => {
    void result.current.retry({ uuid: 'one', idempotencyKey: 'k' }).unwrap().then(result.current.desk.show);
  });
  await server.answer('POST /api/auth/withdraw/retry', { uuid: 'one', status: 'PENDING' });
  await waitFor(() => expect(shown()?.status).toBe('PENDING'));

  await server.answer(LOOK, [{ uuid: 'one', status: 'FAILED' }]);
  await server.asked(LOOK);
  expect(shown()?.status).toBe('PENDING');

  await server.answer(LOOK, [{ uuid: 'one', status: 'PROCESSING' }]);
  await waitFor(() => expect(shown()?.status).toBe('PROCESSING'));
});
