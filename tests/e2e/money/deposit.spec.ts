import { answer, watch } from '../support/answers';
import { callApi, decide } from '../support/api';
import { patchBrand } from '../support/brandPatch';
import { openAs, registerMember, sharedMember } from '../support/member';
import { depositRequest } from '../support/money';
import { expect, primaryBrand, test } from '../support/site';
import { pauseTime, recordToasts } from '../support/pages';

test('RTM-08 API-121 API-122 API-123 API-124 ST-20 a request is created, restored, announced and cancelled', async ({
  page,
}) => {
  const member = await registerMember(primaryBrand);
  const made = await watch(page, 'POST /api/auth/deposit-request');
  const toasts = await recordToasts(page);
  await openAs(page, member, '/auth/deposit');
  await page.getByLabel('จำนวนเงินที่ต้องการฝาก').fill('500');
  await page.getByRole('button', { name: 'แจ้งฝากเงิน' }).click();
  const card = page.getByTestId('deposit-request');
  await expect(card).toContainText('รอโอนเงิน');
  expect(made.map(({ body }) => body)).toEqual([{ amount: 500 }]);
  await expect(card.getByText(/^1[0-4]:\d\d$/)).toBeVisible();
  await expect(card.getByRole('button', { name: 'คัดลอกยอดเงิน' })).toBeVisible();
  await expect(card.getByRole('button', { name: 'คัดลอกเลขบัญชี' })).toBeVisible();

  await page.reload();
  await expect(card).toContainText('รอโอนเงิน');
  await card.getByRole('button', { name: 'ยกเลิกรายการ' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'ยกเลิกรายการ' }).click();
  await expect.poll(() => toasts).toContain('ยกเลิกรายการแล้ว');
  await expect(page.getByLabel('จำนวนเงินที่ต้องการฝาก')).toBeVisible();

  await page.getByLabel('จำนวนเงินที่ต้องการฝาก').fill('300.50');
  await page.getByRole('button', { name: 'แจ้งฝากเงิน' }).click();
  await card.getByRole('button', { name: 'โอนเงินแล้ว' }).click();
  await expect(card).toContainText('รอตรวจสอบ');
  await expect(card.getByRole('button')).toHaveCount(0);
});

test('ST-20 ST-24 staff reject a request while its page is open @prove', async ({ page }) => {
  const member = await registerMember(primaryBrand);
  const { brand, token } = member;
  const { uuid } = await callApi(brand, 'POST /api/auth/deposit-request', { token, body: { amount: 200 } });
  await patchBrand(page, { poll: { requestSeconds: 1 } });
  const toasts = await recordToasts(page);
  await openAs(page, member, '/auth/deposit');
  const card = page.getByTestId('deposit-request');
  await expect(card).toContainText('รอโอนเงิน');
  await decide(brand, 'POST /api/staff/deposit/{uuid}/reject', uuid, { reason: 'ไม่พบยอดโอน' });
  await expect(card).toContainText('ไม่พบยอดโอน');
  await expect.poll(() => toasts).toEqual(['รายการฝากไม่อนุมัติ']);
  await expect(card.getByRole('link', { name: 'ติดต่อเจ้าหน้าที่' })).toHaveAttribute('href', '/auth/contact');
  await card.getByRole('button', { name: 'ทำรายการใหม่' }).click();
  await expect(page.getByRole('button', { name: 'แจ้งฝากเงิน' })).toBeVisible();
});

test('ST-20 each status has its Thai chip and only its own buttons @prove', async ({ page }) => {
  const member = await sharedMember(primaryBrand);
  const shown = { status: 'PENDING' };
  for (const call of ['GET /api/auth/deposit-request/my', 'GET /api/auth/deposit-request/my/{uuid}'] as const)
    await answer(page, call, () => ({ data: depositRequest(shown as { status: 'PENDING' }) }));
  // A response in flight when the status changes still has the old status; the next poll corrects it.
  await patchBrand(page, { poll: { requestSeconds: 1 } });
  await openAs(page, member, '/auth/deposit');
  const bar = page.getByTestId('bottom-bar');
  const waiting = ['แนบสลิป', 'ติดต่อเจ้าหน้าที่'];
  const pending = ['โอนเงินแล้ว', ...waiting, 'ยกเลิกรายการ'];
  const again = ['ทำรายการใหม่', 'ติดต่อเจ้าหน้าที่'];
  const home = ['กลับหน้าหลัก', 'ฝากเงินอีกครั้ง'];
  const cases = [
    ['PENDING', 'รอโอนเงิน', pending],
    ['TRANSFERRED', 'รอตรวจสอบ', waiting],
    ['SUCCESS', 'สำเร็จ', ['เล่นเลย', ...home]],
    ['REJECTED', 'ไม่อนุมัติ', again],
    ['CANCELLED', 'ยกเลิกแล้ว', home],
    ['EXPIRED', 'หมดเวลา', again],
    ['SOMETHING_NEW', 'กำลังดำเนินการ', []],
  ] as const;
  for (const [status, label, actions] of cases) {
    shown.status = status;
    await bar.getByRole('link', { name: 'ติดต่อเรา' }).click();
    await bar.getByRole('link', { name: 'ฝากเงิน' }).click();
    const card = page.getByTestId('deposit-request');
    await expect(card, status).toContainText(label);
    const controls = card.locator('button, a').filter({ hasNotText: 'คัดลอก' });
    await expect(controls, status).toHaveText([...actions]);
    await expect(card).not.toContainText(status);
  }
});

test('ST-20 a second request is rejected and links to the open one @prove', async ({ page }) => {
  const member = await registerMember(primaryBrand);
  const toasts = await recordToasts(page);
  await openAs(page, member, '/auth/deposit');
  await page.getByLabel('จำนวนเงินที่ต้องการฝาก').fill('700');
  await callApi(primaryBrand, 'POST /api/auth/deposit-request', {
    token: member.token,
    body: { amount: 900 },
  });
  await page.getByRole('button', { name: 'แจ้งฝากเงิน' }).click();
  await expect(page.getByTestId('pay-amount')).toContainText('900');
  await expect.poll(() => toasts).toEqual([expect.stringContaining('คุณมีรายการฝากที่ยังไม่เสร็จสิ้น')]);
});

test('VAL-08 the form rejects invalid amounts and accepts Thai digits @prove', async ({ page }) => {
  const sent = await answer(page, 'POST /api/auth/deposit-request', {
    data: depositRequest({ amount: 123 }),
  });
  await openAs(page, await sharedMember(primaryBrand), '/auth/deposit');
  const amount = page.getByLabel('จำนวนเงินที่ต้องการฝาก');
  await expect(amount).toHaveAttribute('inputmode', 'decimal');
  for (const [typed, message] of [
    ['', 'กรุณากรอกจำนวนเงินให้ถูกต้อง'],
    ['0', 'กรุณากรอกจำนวนเงินให้ถูกต้อง'],
    ['-1', 'กรุณากรอกจำนวนเงินเป็นตัวเลข เช่น 1,234.50'],
    ['0.001', 'กรุณากรอกจำนวนเงินเป็นตัวเลข เช่น 1,234.50'],
    ['0.50', 'ฝากขั้นต่ำ 1 บาท'],
    ['1000000000', 'ฝากสูงสุด 500,000 บาทต่อครั้ง'],
  ] as const) {
    await amount.fill(typed);
    await page.getByRole('button', { name: 'แจ้งฝากเงิน' }).click();
    await expect(page.getByText(message), typed).toBeVisible();
  }
  expect(sent).toEqual([]);
  await amount.fill('๑๒๓');
  await expect(amount).toHaveValue('123');
  await page.getByRole('button', { name: 'แจ้งฝากเงิน' }).click();
  await expect(page.getByTestId('deposit-request')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ amount: 123 }]);
});

test('CON-04 the wallet is offered only where the brand accepts it @prove', async ({ page }) => {
  const member = await sharedMember(primaryBrand);
  await openAs(page, member, '/auth/deposit');
  await expect(page.getByRole('button', { name: 'แจ้งฝากเงิน' })).toBeVisible();
  await expect(page.getByText('ทรูมันนี่ วอลเล็ท')).toHaveCount(0);
  await patchBrand(page, { flags: { trueWallet: true } });
  await page.reload();
  await page.getByText('ทรูมันนี่ วอลเล็ท').click();
  await expect(page.getByText(/โอนไปบัญชีธนาคาร/)).toBeVisible();
});

test('ST-24 ST-19 PUB-11 an open request is polled by id every 10 s; once credited, the exact amount with its bonus is shown and the credit updates', async ({
  page,
}) => {
  await page.clock.install();
  const member = await sharedMember(primaryBrand);
  const state: { open: boolean } = { open: true };
  // Each response differs, so that the test can see that it was rendered.
  await answer(page, 'GET /api/auth/deposit-request/my', () => ({
    data: state.open ? depositRequest() : null,
  }));
  const polls = await answer(page, 'GET /api/auth/deposit-request/my/{uuid}', (nth) => ({
    data: state.open
      ? depositRequest({ payAmount: 500 + nth / 100 })
      : depositRequest({ status: 'SUCCESS', amount: 500.37, bonus: 50.03 }),
  }));
  const credits = await watch(page, 'POST /api/auth/user/getCredit/{username}');
  await openAs(page, member, '/auth/deposit');
  await expect(page.getByTestId('deposit-request')).toContainText('รอโอนเงิน');
  await page.waitForLoadState('networkidle');
  await pauseTime(page);
  const shown = page.getByTestId('pay-amount');
  // The response renders in the next frame, which the page’s clock controls too.
  const latestIsShown = () =>
    expect(async () => {
      await page.clock.runFor(30);
      expect(await shown.innerText()).toContain((500 + polls.length / 100).toFixed(2));
    }).toPass();
  await latestIsShown();
  const first = polls.length;
  for (const more of [1, 2]) {
    await page.clock.runFor(9_000);
    expect(polls.length).toBe(first + more - 1);
    await page.clock.runFor(1_500);
    await expect.poll(() => polls.length).toBe(first + more);
    await latestIsShown();
  }
  const creditCount = credits.length;
  state.open = false;
  await page.clock.runFor(10_500);
  await page.clock.resume();
  const outcome = page.getByTestId('deposit-request');
  await expect(outcome).toContainText(/ฝากเงินสำเร็จ.*\+500\.37.*รับโบนัสเพิ่ม \+50\.03\sบาท/s);
  await expect.poll(() => credits.length).toBe(creditCount + 1);
  const last = polls.length;
  await page.clock.runFor(30_000);
  expect(polls.length, 'a finished request is no longer polled').toBe(last);
});
