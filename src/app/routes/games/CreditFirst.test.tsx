import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loggedIn, type User } from '@/api/session';
import { fetchCredit } from '@/features/user/creditSlice';
import games from '@/i18n/locales/th/games.json';
import { renderFeature } from '@/testing/renderFeature';
import { short } from '#schemas/testing/exampleUser';
import { CreditFirst } from './CreditFirst';

const CALL = `POST /api/auth/user/getCredit/${short.user_pass.username}`;
const HINT = games['credit.low'];

/** A member whose session says that there are `point` baht of credit, while the balance is being fetched. */
async function fetching(point: number) {
  const { server } = renderFeature(<CreditFirst />, { games });
  const user = { ...short, user_credit: { ...short.user_credit, point } } as User;
  act(() => void server.dispatch(loggedIn({ token: 'token', user })));
  const fetchAgain = async () => {
    act(() => void server.dispatch(fetchCredit.initiate(short.user_pass.username)));
    await server.asked(CALL);
  };
  await fetchAgain();
  return { server, fetchAgain };
}

it('LAY-28 the hint for members without credit remains while the balance is fetched again', async () => {
  const { server, fetchAgain } = await fetching(0);
  await server.answer(CALL, { point: 0 });
  expect(await screen.findByText(HINT)).toBeVisible();
  await fetchAgain();
  expect(screen.getByText(HINT)).toBeVisible();
  await server.answer(CALL, { point: 300 });
  await waitFor(() => expect(screen.queryByText(HINT)).not.toBeInTheDocument());
});

it('members whose credit was spent see no hint before the new balance arrives', async () => {
  const { server, fetchAgain } = await fetching(300);
  expect(screen.queryByText(HINT)).not.toBeInTheDocument();
  await server.answer(CALL, { point: 300 });
  await fetchAgain();
  await server.answer(CALL, { point: 0 });
  expect(await screen.findByText(HINT)).toBeVisible();
});
