import { openAs, registerMember, sharedMember } from '../support/member';
import { answer } from '../support/answers';
import { logOut } from '../support/pages';
import { brandUrl, expect, primaryBrand, test } from '../support/site';

test('API-01 API-07 API-08 ROL-02 ENT-02 the member area starts with its calls, each once, each with the token', async ({
  page,
}) => {
  const member = await sharedMember(primaryBrand);
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    requests.push(`${request.method()} ${pathname}`);
    expect(request.headers()['authorization'], pathname).toBe(`Bearer ${member.token}`);
  });
  await openAs(page, member, '/auth/contact');
  await page.waitForLoadState('networkidle');
  const { uuid } = member.user;
  for (const call of [
    'GET /api/setting/operational/website',
    'GET /api/setting',
    'GET /api/auth/configuration/list',
    `GET /api/auth/user/detail/${uuid}`,
    'POST /api/auth/setting',
    `GET /api/auth/user/level/${uuid}`,
    `POST /api/auth/user/getCredit/${member.username}`,
    'GET /api/auth/announcement',
  ]) {
    expect(
      requests.filter((one) => one === call),
      call,
    ).toHaveLength(1);
  }
});

test('API-105 API-106 API-109 CON-01 sends the expected bodies at start-up and drops the configuration at log-out', async ({
  page,
}) => {
  const credit = await answer(page, 'POST /api/auth/user/getCredit/{username}', { error: 'GENERIC' });
  const settings = await answer(page, 'POST /api/auth/setting', { error: 'GENERIC' });
  const images = await answer(page, 'GET /api/auth/configuration/list', 'never');
  const dropped: string[] = [];
  page.on('requestfailed', (request) => dropped.push(new URL(request.url()).pathname));
  await openAs(page, await registerMember(primaryBrand), '/auth/contact');
  await expect.poll(() => [credit.length, settings.length, images.length]).toEqual([1, 1, 1]);
  expect(credit[0]?.body).toEqual({ balanceType: 'M' });
  expect(settings[0]?.body).toEqual({});
  await logOut(page);
  await expect(page).toHaveURL(brandUrl(primaryBrand, '/login'));
  await expect.poll(() => dropped).toContain('/api/auth/configuration/list');
});
