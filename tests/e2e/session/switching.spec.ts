import type { Page } from '@playwright/test';
import { answer } from '../support/answers';
import { openAs, registerMember } from '../support/member';
import { logIn, logOut, memberPagesOf, navigate, waitUntilLoaded } from '../support/pages';
import { expect, primaryBrand, test } from '../support/site';

/** Everything that the browser holds of this site: visible text, storage, databases and caches. */
function storedData(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const stores = [localStorage, sessionStorage].map((store) =>
      JSON.stringify({ ...store, seeded: undefined }),
    );
    const databases = JSON.stringify(await indexedDB.databases());
    const names = await caches.keys();
    return [document.documentElement.outerHTML, ...stores, databases, ...names].join('\n');
  });
}

test('A12 ENT-20 ST-07 after another member logs in, no data of the first member remains', async ({
  page,
}) => {
  const first = await registerMember(primaryBrand);
  const second = await registerMember(primaryBrand);
  await answer(page, 'POST /api/auth/user/getCredit/{username}', (nth) => ({
    data: {
      username: 'x',
      balanceType: 'M' as const,
      point: nth === 1 ? 98_765.43 : 12.25,
      updatedAt: '2026-11-14T09:00:00+07:00',
    },
  }));
  await openAs(page, first, '/auth/dashboard');
  await expect(page.getByTestId('balance')).toContainText('98,765.43');
  // Navigate without reloading, so that all data is in the app's state.
  for (const name of ['ฝากเงิน', 'ถอนเงิน']) {
    await page.getByTestId('bottom-bar').getByRole('link', { name }).click();
    await waitUntilLoaded(page);
  }
  await logOut(page);
  await expect(page).toHaveURL(/\/login$/);

  const secrets = [
    first.username,
    first.token,
    first.user.uuid,
    first.bankId,
    first.user.phone,
    '98,765.43',
    '98765.43',
  ];
  const left = async () => {
    const stored = await storedData(page);
    return secrets.filter((secret) => stored.includes(secret));
  };
  expect(await left()).toEqual([]);
  await logIn(page, second.username, second.password);
  await expect(page.getByTestId('balance')).toContainText('12.25');
  for (const path of memberPagesOf(primaryBrand).slice(0, 5)) {
    await navigate(page, path);
    await expect(page).toHaveURL(({ pathname }) => path.startsWith(pathname));
    await waitUntilLoaded(page);
    await expect(page.getByRole('banner')).toContainText(second.username);
    expect(await left(), path).toEqual([]);
  }
});
