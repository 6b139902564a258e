import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { heldServer } from '@/testing/heldServer';
import { useGetPointsQuery, useRequestRewardMutation } from './rewardApi';

it('a redemption refetches the points that it spent', async () => {
  const points = 'GET /api/auth/reward/point';
  const server = heldServer();
  const { result } = renderHook(() => ({ points: useGetPointsQuery(), ask: useRequestRewardMutation()[0] }), {
    wrapper: server.wrapper,
  });
  await server.answer(points, { point: 500 });
  await waitFor(() => expect(result.current.points.data).toBe(500));

  act(
    () => void result.current.ask({ userUuid: 'me', rewardUuid: 'shirt', quantity: 1, idempotencyKey: 'k' }),
  );
  await server.answer('POST /api/auth/reward/request', { uuid: 'one', status: 'PENDING' });
  await server.answer(points, { point: 200 });
  await waitFor(() => expect(result.current.points.data).toBe(200));
});
