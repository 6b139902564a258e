import { openAs, sharedMember } from '../support/member';
import { showMember } from '../support/money';
import { navigate } from '../support/pages';
import { brands, expect, primaryBrand, test } from '../support/site';

const names = ['silver', 'gold', 'platinum', 'diamond', 'vip'] as const;
const thai = ['ซิลเวอร์', 'โกลด์', 'แพลทินัม', 'ไดมอนด์', 'วีไอพี'];
const required = [
  'ยอดฝากสะสม 1 บาทขึ้นไป',
  'ยอดฝากสะสม 50,000 บาท',
  'ยอดฝาก 300,000 บาทภายใน 1 เดือน',
  'ยอดฝาก 1,000,000 บาทภายใน 1 เดือน',
  'ยอดฝาก 5,000,000 บาทต่อเดือน',
];
const limits = [
  'ถอนสูงสุด 100,000 บาท/วัน (5 ครั้ง/วัน)',
  'ถอนสูงสุด 300,000 บาท/วัน',
  'ถอนสูงสุด 500,000 บาท/วัน',
  'ถอนสูงสุด 1,000,000 บาท/วัน',
  'ถอนสูงสุด 100,000 บาท/ครั้ง',
];
const CAP = 'คืนยอดเสียสูงสุด 200,000 บาท';

for (const { id, primary, flags } of brands) {
  test(`LVL-01 LVL-02 LVL-03 LVL-04 LVL-05 LVL-07 LVL-12 LVL-13 LVL-14 ENT-06 LAY-03 RTM-07 RTM-19 the dashboard of ${id} links to no feature that the brand lacks, and its levels are listed @prove`, async ({
    page,
  }) => {
    const member = await sharedMember(id);
    await showMember(page, member, { level: 1 });
    await openAs(page, member, '/auth/dashboard');
    const links = page.getByRole('navigation', { name: 'เมนูลัด' }).getByRole('link');
    await expect(links.first()).toBeVisible();
    const shown = await links.allInnerTexts();
    expect(shown.includes('กิจกรรม')).toBe(flags.media);
    expect(shown.includes('แนะนำเพื่อน')).toBe(flags.affiliate);
    expect(shown.includes('ของรางวัล')).toBe(flags.reward);
    expect(shown.includes('เช็คอิน')).toBe(flags.checkIn);

    await navigate(page, '/auth/user/ranking');
    const cards = page.getByRole('main').locator('ol > li');
    await expect(cards).toHaveCount(5);
    const refunds = primary ? [5, 5, 7, 10, 15] : [5, 5, 8, 12, 15];
    for (const [place, name] of names.entries()) {
      const card = cards.nth(place);
      await expect(card).toHaveAttribute('data-testid', `level-${name}`);
      await expect(card.getByRole('heading')).toHaveText(thai[place] ?? '');
      const terms = card.getByRole('listitem');
      await expect(terms.nth(0)).toHaveText(required[place] ?? '');
      await expect(terms.nth(1)).toContainText(`คืนยอดเสีย ${refunds[place]}%`);
      await expect(terms.nth(2)).toHaveText(limits[place] ?? '');
      const isCapped = !primary && place >= 3;
      await expect(card.getByText(CAP), name).toHaveCount(isCapped ? 1 : 0);
    }
    await expect(page.getByText('ระดับปัจจุบัน')).toHaveCount(1);
    await expect(page.getByText('99,999,999')).toHaveCount(0);
  });
}

test('RTM-19 LVL-06 LVL-08 LVL-09 LVL-11 API-116 each level sees its own card, progress and VIP text @prove', async ({
  page,
}) => {
  const member = await sharedMember(primaryBrand);
  const cases = [
    { level: 1, total: 25_000, mine: 'silver', ratio: 0.5, text: 'อีก 25,000 บาท', vipClosed: true },
    { level: 2, total: 150_000, mine: 'gold', ratio: 0.5, text: 'อีก 150,000 บาท', vipClosed: true },
    {
      level: 3,
      total: 400_000,
      month: 250_000,
      mine: 'platinum',
      ratio: 0.25,
      text: 'อีก 750,000 บาท',
      vipClosed: true,
    },
    { level: 4, month: 4_000_000, mine: 'diamond', ratio: 0.8, text: 'อีก 1,000,000 บาท', vipClosed: true },
    { level: 5, month: 6_000_000, mine: 'vip', ratio: 1, text: 'MAX', vipClosed: false },
    { level: 6, month: 9_000_000, mine: 'vip', ratio: 1, text: 'MAX', vipClosed: false },
  ];
  for (const { level, total = 0, month = 0, mine, ratio, text, vipClosed } of cases) {
    await showMember(page, member, { level, total, month });
    if (level === 1) await openAs(page, member, '/auth/user/ranking');
    else await page.reload();
    const card = page.getByTestId(`level-${mine}`);
    await expect(card, `level ${level}`).toContainText('ระดับปัจจุบัน');
    await expect(card.getByRole('progressbar'), `level ${level}`).toHaveAttribute('value', String(ratio));
    await expect(card).toContainText(text);
    const vip = page.getByTestId('level-vip');
    await expect(vip, `level ${level}`).toHaveAttribute('data-closed', String(vipClosed));
    await expect(vip.getByText('ติดต่อเจ้าหน้าที่')).toHaveCount(vipClosed ? 1 : 0);
    await expect(page.getByText('99,999,999')).toHaveCount(0);
  }
});
