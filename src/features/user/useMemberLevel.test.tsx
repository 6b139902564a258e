import { act, renderHook, waitFor } from '@testing-library/react';
import { useDispatch } from 'react-redux';
import { expect, it } from 'vitest';
import { short } from '#schemas/testing/exampleUser';
import { loggedIn, type User } from '@/api/session';
import { heldServer } from '@/testing/heldServer';
import { useMemberLevel } from './useMemberLevel';

const CALL = `GET /api/auth/user/level/${short.uuid}`;

/** The level of a member of level 2 whose deposits are being fetched. */
function ofMember() {
  const server = heldServer();
  const { result } = renderHook(() => ({ mine: useMemberLevel(), dispatch: useDispatch() }), {
    wrapper: server.wrapper,
  });
  act(() => void result.current.dispatch(loggedIn({ token: 'token', user: short as User })));
  return { server, mine: () => result.current.mine };
}

it('has no progress until the deposits are known', async () => {
  const { server, mine } = ofMember();
  expect(mine()).toMatchObject({ level: 2, progress: null, isUnknown: false });
  await server.answer(CALL, { level: 2, depositTotal: 0, depositMonth: 0 });
  await waitFor(() => expect(mine().progress?.ratio).toBe(0));
  expect(mine().isUnknown).toBe(false);
});

it('has no progress when the response lacks the deposits', async () => {
  const { server, mine } = ofMember();
  await server.answer(CALL, { level: 2 });
  await waitFor(() => expect(mine()).toMatchObject({ progress: null, isUnknown: true }));
});

it('follows the level that the server returns', async () => {
  const { server, mine } = ofMember();
  await server.answer(CALL, { level: 3, depositTotal: 10, depositMonth: 10 });
  await waitFor(() => expect(mine().level).toBe(3));
});
