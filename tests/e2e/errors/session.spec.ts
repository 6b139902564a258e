import { answer } from '../support/answers';
import { patchBrand } from '../support/brandPatch';
import { openAs, sharedMember } from '../support/member';
import { othersProved, storedSession, recordToasts } from '../support/pages';
import { brandUrl, expect, primaryBrand, test } from '../support/site';

const CALL = 'GET /api/auth/announcement';
const MESSAGE = 'ทดสอบข้อความ';
const fail = (status: number, inside = status) => ({
  status,
  body: JSON.stringify({ status: inside, code: 'X_UNKNOWN', message: MESSAGE }),
});

test('ERR-01 ERR-05 ERR-09 by default 400, 404, 422, 500 and 500256 leave the session active and show their message @prove', async ({
  page,
}) => {
  const cases = [fail(400), fail(404), fail(422), fail(500), fail(200, 500256), fail(500, 500256)];
  let how = cases[0] ?? fail(400);
  await answer(page, CALL, () => how);
  const toasts = await recordToasts(page);
  const member = await sharedMember(primaryBrand);
  for (const [place, next] of cases.entries()) {
    how = next;
    if (place === 0) await openAs(page, member, '/auth/contact');
    else await page.reload();
    await expect.poll(() => toasts.length, next.body).toBe(place + 1);
    expect(toasts.at(-1)).toBe(MESSAGE);
    await expect(page).toHaveURL(/\/auth\/contact$/);
    expect((await storedSession(page)).token).not.toBeNull();
  }
});

for (const [at, status] of [401, 403].entries()) {
  test(`ERR-05 ${status} with a token ends the session${othersProved(at)}`, async ({ page }) => {
    await answer(page, CALL, fail(status));
    await openAs(page, await sharedMember(primaryBrand), '/auth/contact');
    await expect(page).toHaveURL(/\/login$/);
    expect(await storedSession(page)).toEqual({ token: null, user: null });
  });
}

test('ERR-05 ERR-09 a strict brand also ends the session on 400 and 500, never on 500256 @prove', async ({
  page,
}) => {
  await patchBrand(page, { session: { strictErrors: true } });
  const member = await sharedMember(primaryBrand);
  let how = fail(200, 500256);
  await answer(page, CALL, () => how);
  const toasts = await recordToasts(page);
  await openAs(page, member, '/auth/contact');
  await expect.poll(() => toasts).toEqual([MESSAGE]);
  expect((await storedSession(page)).token).not.toBeNull();
  for (const next of [fail(400), fail(500)]) {
    how = next;
    await page.evaluate(
      ([token, user]) => {
        localStorage.setItem('token', token);
        localStorage.setItem('user', user);
      },
      [member.token, JSON.stringify(member.user)] as const,
    );
    await page.goto(brandUrl(primaryBrand, '/auth/contact'));
    await expect(page).toHaveURL(/\/login$/);
    expect(await storedSession(page)).toEqual({ token: null, user: null });
  }
});
