import { sendWithdrawal, inBaht } from '../support/money';
import { fund } from '../support/bank';
import { patchBrand } from '../support/brandPatch';
import { registerMember } from '../support/member';
import { logIn } from '../support/pages';
import { brandUrl, expect, primaryBrand, test } from '../support/site';

/** Third-party resources: the chat and other hosts' games, films and scores in frames; and decorative resources. */
const isThirdParty = (url: URL) =>
  url.pathname.startsWith('/chat-host') || !url.hostname.startsWith(`${primaryBrand}.`);
const isDecorative = (url: URL) => /\.woff2?$|banner|\/u\//.test(url.pathname);

for (const how of ['never answer', 'are refused'] as const) {
  test(`W6 a member logs in, sees the balance and withdraws while chat, fonts, banners and frames ${how} @prove`, async ({
    page,
  }) => {
    const member = await registerMember(primaryBrand);
    const credit = await fund(member, 1000);
    const host = brandUrl(primaryBrand, '/chat-host');
    const chat = { provider: 'tawk', host, propertyId: 'prop1', widgetId: 'wid1' } as const;
    await patchBrand(page, { flags: { liveChat: true }, chat });
    let blocked = 0;
    await page.route(
      (url) => isThirdParty(url) || isDecorative(url),
      (route) => {
        blocked += 1;
        if (how === 'are refused') return route.abort('connectionrefused');
      },
    );
    // The load event waits for fonts; the site does not.
    const started = page.waitForResponse('**/api/setting/operational/website');
    await page.goto(brandUrl(primaryBrand, '/login'), { waitUntil: 'commit' });
    await started;
    await logIn(page, member.username, member.password);
    await expect(page.getByTestId('balance')).toContainText(inBaht(credit));
    await page.getByTestId('bottom-bar').getByRole('link', { name: 'ถอนเงิน' }).click();
    await page.getByLabel('จำนวนเงินที่ต้องการถอน').fill('300');
    await sendWithdrawal(page);
    await expect(page.getByTestId('withdrawal')).toContainText('รอดำเนินการ');
    await page.getByTestId('bottom-bar').getByRole('link', { name: 'ติดต่อเรา' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(blocked, 'blocked requests').toBeGreaterThan(2);
  });
}
