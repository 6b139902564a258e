import { sendWithdrawal, inBaht, showMember, showWithdrawals, withdrawal } from '../support/money';
import { answer, watch } from '../support/answers';
import { fund } from '../support/bank';
import { callApi, decide } from '../support/api';
import { patchBrand } from '../support/brandPatch';
import { openAs, registerMember, sharedMember, uniqueDigits } from '../support/member';
import { brandUrl, expect, primaryBrand, test } from '../support/site';

test('RTM-10 API-107 API-132 API-133 shows credit, own account and the remaining daily limit, and requests whole baht', async ({
  page,
}) => {
  const member = await sharedMember(primaryBrand);
  await showMember(page, member, { point: 5000.5 });
  await showWithdrawals(page, [], [withdrawal({ uuid: 'old', amount: 1000, status: 'SUCCESS' })]);
  const sent = await answer(page, 'POST /api/auth/withdraw/{uuid}', { data: withdrawal({ amount: 1200 }) });
  const credits = await watch(page, 'POST /api/auth/user/getCredit/{username}');
  await openAs(page, member, '/auth/withdraw');
  await expect(page.getByTestId('withdraw-credit')).toHaveText('5,000.50บาท');
  await expect(page.getByText(`xxx-x-x${member.bankId.slice(5, 9)}-x`)).toBeVisible();
  await expect(page.getByText('99,000 บาท')).toBeVisible();
  await expect(page.getByText('4 ครั้ง', { exact: true })).toBeVisible();
  const amount = page.getByLabel('จำนวนเงินที่ต้องการถอน');
  await expect(amount).toHaveAttribute('inputmode', 'numeric');
  await amount.fill('1200');
  await sendWithdrawal(page);
  await expect(page.getByTestId('withdrawal')).toContainText('รอดำเนินการ');
  await expect(page.getByLabel('จำนวนเงินที่ต้องการถอน')).toHaveCount(0);
  expect(sent.map(({ url, body }) => [new URL(url).pathname.split('/').pop(), body])).toEqual([
    [member.user.uuid, { amount: 1200 }],
  ]);
  await expect.poll(() => credits.length, 'ST-19 asks for the credit again').toBeGreaterThan(0);
});

test('VAL-08 LVL-10 the form rejects amounts above the credit or the level’s limit and names the limit @prove', async ({
  page,
}) => {
  test.slow();
  const member = await sharedMember(primaryBrand);
  const sent = await answer(page, 'POST /api/auth/withdraw/{uuid}', { data: withdrawal() });
  const latest = Array.from({ length: 5 }, (_, n) =>
    withdrawal({ uuid: `w${n}`, amount: 100, status: 'SUCCESS' }),
  );
  const tries = [
    { level: 1, point: 500, latest: [], typed: '', message: 'กรุณากรอกจำนวนเงินให้ถูกต้อง' },
    { level: 1, point: 500, latest: [], typed: '0', message: 'กรุณากรอกจำนวนเงินให้ถูกต้อง' },
    { level: 1, point: 500, latest: [], typed: '-200', message: 'กรุณากรอกจำนวนเงินเป็นตัวเลข เช่น 1,234.50' },
    {
      level: 1,
      point: 500,
      latest: [],
      typed: '100.50',
      message: 'กรอกได้เฉพาะจำนวนเต็มบาท ไม่มีเศษสตางค์',
    },
    { level: 1, point: 500, latest: [], typed: '๙๙', message: 'ถอนขั้นต่ำ 100 บาท' },
    { level: 1, point: 500, latest: [], typed: '501', message: 'ยอดเงินคงเหลือไม่เพียงพอ' },
    { level: 1, point: 900_000, latest: [], typed: '100001', message: 'วันนี้ถอนได้อีก 100,000 บาท' },
    { level: 1, point: 900_000, latest, typed: '100', message: 'วันนี้ถอนครบ 5 ครั้งแล้ว' },
    { level: 5, point: 900_000, latest: [], typed: '100001', message: 'ถอนได้สูงสุด 100,000 บาทต่อครั้ง' },
  ];
  await openAs(page, member, '/auth/withdraw');
  let shown = '';
  for (const { level, point, latest: rows, typed, message } of tries) {
    const scene = `${level} ${point} ${rows.length}`;
    if (scene !== shown) {
      await showMember(page, member, { level, point });
      await showWithdrawals(page, [], rows);
      await page.goto(brandUrl(primaryBrand, '/auth/withdraw'));
      await expect(page.getByTestId('withdraw-credit')).toContainText(inBaht(point));
      await expect(page.getByRole('main')).toContainText(level === 1 ? 'ซิลเวอร์' : 'วีไอพี');
      shown = scene;
    }
    await page.getByLabel('จำนวนเงินที่ต้องการถอน').fill(typed);
    await page.getByRole('button', { name: 'ถอนเงิน', exact: true }).click();
    await expect(page.getByText(message), `${typed} at level ${level}`).toBeVisible();
  }
  expect(sent).toEqual([]);
});

test('API-114 withdrawing everything needs one extra confirmation @prove', async ({ page }) => {
  const member = await sharedMember(primaryBrand);
  await showMember(page, member, { point: 2345.75 });
  await showWithdrawals(page, []);
  const sent = await answer(page, 'POST /api/auth/user/transfer/to/bank', {
    data: withdrawal({ amount: 2345 }),
  });
  await openAs(page, member, '/auth/withdraw');
  await page.getByRole('button', { name: 'ถอนทั้งหมด' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('ยืนยันการถอนเงินทั้งหมด');
  await expect(dialog).toContainText('2,345.00บาท');
  await dialog.getByRole('button', { name: 'ยืนยันถอนเงิน' }).click();
  await expect(page.getByTestId('withdrawal')).toContainText('รอดำเนินการ');
  expect(sent.map(({ body }) => body)).toEqual([
    { uuid: member.user.uuid, bankId: member.bankId, bankName: 'KBANK' },
  ]);
});

test('ST-22 each status has its Thai chip; only a failed one offers a retry @prove', async ({ page }) => {
  const rows = [
    ['PENDING', 'รอดำเนินการ'],
    ['PROCESSING', 'กำลังโอนเงิน'],
    ['SUCCESS', 'สำเร็จ'],
    ['FAILED', 'ไม่สำเร็จ'],
    ['REJECTED', 'ถูกปฏิเสธ'],
    ['REFUNDED', 'คืนเครดิตแล้ว'],
  ] as const;
  const list = rows.map(([status], n) =>
    withdrawal({ uuid: status, status, createdAt: new Date(Date.now() - n * 60_000).toISOString() }),
  );
  await showWithdrawals(page, [], list);
  await openAs(page, await sharedMember(primaryBrand), '/auth/transaction/history?type=withdraw');
  const shown = page.getByTestId('history-row');
  await expect(shown).toHaveCount(rows.length);
  for (const [index, [status, label]] of rows.entries()) {
    await expect(shown.nth(index), status).toContainText(label);
    await expect(shown.nth(index).getByRole('button', { name: 'ลองใหม่' }), status).toHaveCount(
      status === 'FAILED' ? 1 : 0,
    );
  }
});

test('ST-22 ST-24 API-131 a failed payout is retried, and a rejected one is credited back', async ({
  page,
}) => {
  // The sandbox bank treats such accounts as closed.
  const member = await registerMember(primaryBrand, { bankId: `${uniqueDigits(6)}0000` });
  const { brand, token, user } = member;
  const credited = await fund(member, 500);
  const { uuid } = await callApi(brand, 'POST /api/auth/withdraw/{uuid}', {
    token,
    params: { uuid: user.uuid },
    body: { amount: 300 },
  });
  await patchBrand(page, { poll: { requestSeconds: 1 } });
  const retried = await watch(page, 'POST /api/auth/withdraw/retry');
  await openAs(page, member, '/auth/withdraw');
  const card = page.getByTestId('withdrawal');
  await expect(card).toContainText('รอดำเนินการ');
  await decide(brand, 'POST /api/staff/withdraw/{uuid}/approve', uuid);
  await expect(card).toContainText('ไม่สำเร็จ', { timeout: 30_000 });
  await card.getByRole('button', { name: 'ลองใหม่' }).click();
  await expect(card).toContainText('รอดำเนินการ');
  expect(retried.map(({ body }) => body)).toEqual([{ uuid }]);
  await decide(brand, 'POST /api/staff/withdraw/{uuid}/reject', uuid, { reason: 'บัญชีปิด', refund: true });
  await expect(card).toContainText('คืนเครดิตแล้ว');
  await expect(card).toContainText('บัญชีปิด');
  await expect(page.getByTestId('header-credit')).toHaveText(inBaht(credited));
});
