import { act, renderHook, waitFor } from '@testing-library/react';
import { useSelector } from 'react-redux';
import { expect, it } from 'vitest';
import { heldServer } from '@/testing/heldServer';
import { fetchCredit, selectCreditPending, selectIsOutdated } from './creditSlice';

it('the credit stays pending until its newest request is answered', async () => {
  const call = 'POST /api/auth/user/getCredit/demo01';
  const server = heldServer();
  const { result } = renderHook(
    () => ({
      isPending: useSelector(selectCreditPending),
      isOutdated: useSelector(selectIsOutdated),
    }),
    { wrapper: server.wrapper },
  );
  act(() => {
    void server.dispatch(fetchCredit.initiate('demo01'));
    void server.dispatch(fetchCredit.initiate('demo01'));
  });
  await waitFor(() => expect(result.current.isPending).toBe(true));

  await server.answer(call, { point: 1 });
  expect(result.current.isPending).toBe(true);
  await server.answer(call, { point: 2 });
  await waitFor(() => expect(result.current.isPending).toBe(false));
  expect(result.current.isOutdated).toBe(false);
});
