import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { heldServer } from '@/testing/heldServer';
import { useEndSessionMutation, useGetSessionsQuery } from './sessionsApi';

it('ending another session refetches the list of open ones', async () => {
  const list = 'GET /api/auth/session/list';
  const server = heldServer();
  const { result } = renderHook(() => ({ list: useGetSessionsQuery(), end: useEndSessionMutation()[0] }), {
    wrapper: server.wrapper,
  });
  const devices = () => result.current.list.data?.map(({ device }) => device);
  await server.answer(list, [
    { uuid: 'one', device: 'phone', current: true },
    { uuid: 'two', device: 'tablet', current: false },
  ]);
  await waitFor(() => expect(devices()).toEqual(['phone', 'tablet']));

  act(() => void result.current.end({ uuid: 'two', password: 'secret' }));
  await server.answer('POST /api/auth/session/end', null);
  await server.answer(list, [{ uuid: 'one', device: 'phone', current: true }]);
  await waitFor(() => expect(devices()).toEqual(['phone']));
});
