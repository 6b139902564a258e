import { act, renderHook, waitFor } from '@testing-library/react';
import { useSelector } from 'react-redux';
import { expect, it } from 'vitest';
import { heldServer } from '@/testing/heldServer';
import { selectCreditPending, selectIsOutdated } from './creditSlice';
import { userApi } from './userApi';

it('the credit stays pending until its newest request is answered', async () => {
  const call = 'POST /api/auth/user/getCredit/demo01';
  const server = heldServer();
  const { result } = renderHook(
    () => ({
      first: userApi.useFetchCreditMutation()[0],
      second: userApi.useFetchCreditMutation()[0],
      isPending: useSelector(selectCreditPending),
      isOutdated: useSelector(selectIsOutdated),
    }),
    { wrapper: server.wrapper },
  );
  act(() => {
    void result.current.first('demo01');
    void result.current.second('demo01');
  });
  expect(result.current.isPending).toBe(true);

  await server.answer(call, { point: 1 });
  expect(result.current.isPending).toBe(true);
  await server.answer(call, { point: 2 });
  await waitFor(() => expect(result.current.isPending).toBe(false));
  expect(result.current.isOutdated).toBe(false);
});
