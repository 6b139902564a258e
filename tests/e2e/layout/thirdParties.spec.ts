import { sendWithdrawal } from '../support/confirm';
import { fund } from '../support/bank';
import { patchBrand } from '../support/brandPatch';
import { registerMember } from '../support/member';
import { inBaht } from '../support/money';
import { logIn } from '../support/pages';
import { brandUrl, expect, primaryBrand, test } from '../support/site';

/** What is not the site itself: the chat, other hosts with games, films and scores in their frames; and what only adorns it. */
const strange = (url: URL) =>
  url.pathname.startsWith('/chat-host') || !url.hostname.startsWith(`${primaryBrand}.`);
const adorning = (url: URL) => /\.woff2?$|banner|\/u\//.test(url.pathname);

for (const how of ['are refused', 'never answer'] as const) {
  test(`W6 one logs in, sees the balance and withdraws while chat, fonts, banners and frames ${how}`, async ({
    page,
  }) => {
    const member = await registerMember(primaryBrand);
    const credit = await fund(member, 1000);
    const host = brandUrl(primaryBrand, '/chat-host');
    const chat = { provider: 'tawk', host, propertyId: 'prop1', widgetId: 'wid1' } as const;
    await patchBrand(page, { flags: { liveChat: true }, chat });
    let missed = 0;
    await page.route(
      (url) => strange(url) || adorning(url),
      (route) => {
        missed += 1;
        if (how === 'are refused') return route.abort('connectionrefused');
      },
    );
    // The page's own load waits for fonts; the site does not.
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
    expect(missed, 'requests that came to nothing').toBeGreaterThan(2);
  });
}
