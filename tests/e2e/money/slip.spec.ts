import { answer } from '../support/answers';
import { openAs, sharedMember } from '../support/member';
import { slip, slipResult } from '../support/money';
import { brandUrl, expect, primaryBrand, test } from '../support/site';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const slipFile = { name: 'slip.png', mimeType: 'image/png', buffer: png };

test('RTM-09 API-125 API-126 ENT-17 an image is previewed, verified and confirmed', async ({ page }) => {
  await answer(page, 'GET /api/auth/slip/my/request', { data: [], meta: { limit: 20, next: null } });
  const sent = await answer(page, 'POST /api/auth/slip/verify', { data: slipResult() });
  const confirmed = await answer(page, 'POST /api/auth/slip/confirm', { data: slip({ status: 'SUCCESS' }) });
  await openAs(page, await sharedMember(primaryBrand), '/auth/deposit/slip');
  await page.locator('input[type=file]').setInputFiles(slipFile);
  await expect(page.getByAltText('ตัวอย่างรูปที่เลือก')).toBeVisible();
  await page.getByRole('button', { name: 'ตรวจสอบสลิป' }).click();
  const result = page.getByTestId('slip-result');
  for (const part of [
    '250.00',
    'นาย ส***',
    'บจก. ทดสอบ',
    '14/11/2026 09:05',
    '2026111400REF',
    'ตรวจสอบผ่าน',
  ]) {
    await expect(result).toContainText(part);
  }
  expect(sent).toHaveLength(1);
  expect(sent[0]?.headers['content-type']).toContain('multipart/form-data');
  await result.getByRole('button', { name: 'ยืนยัน' }).click();
  await expect(result).toContainText('เติมเครดิตแล้ว');
  expect(confirmed.map(({ body }) => body)).toEqual([{ slipUuid: 'slip-1' }]);
});

test('API-125 a rejected image shows the server’s message @prove', async ({ page }) => {
  await answer(page, 'POST /api/auth/slip/verify', { error: 'SLIP_QR_NOT_FOUND' });
  await openAs(page, await sharedMember(primaryBrand), '/auth/deposit/slip');
  await page.locator('input[type=file]').setInputFiles(slipFile);
  await page.getByRole('button', { name: 'ตรวจสอบสลิป' }).click();
  await expect(page.getByText('ไม่พบ QR บนสลิป กรุณาใช้ภาพสลิปที่ชัดเจน')).toBeVisible();
});

test('VAL-09 invalid files are rejected before anything is sent @prove', async ({ page }) => {
  const sent = await answer(page, 'POST /api/auth/slip/verify', { data: slipResult() });
  await openAs(page, await sharedMember(primaryBrand), '/auth/deposit/slip');
  const input = page.locator('input[type=file]');
  await expect(input).not.toHaveAttribute('multiple');
  const files = [
    ['bill.pdf', 'application/pdf', Buffer.from('%PDF-1.7'), 'รองรับเฉพาะไฟล์ JPG, PNG หรือ WebP'],
    ['photo.heic', 'image/heic', Buffer.from('heic'), 'ยังไม่รองรับไฟล์ HEIC'],
    ['big.png', 'image/png', Buffer.alloc(5 * 1024 * 1024), 'ขนาดไฟล์ต้องไม่เกิน 4 MB'],
    ['none.png', 'image/png', Buffer.alloc(0), 'ไฟล์นี้ว่างเปล่า'],
  ] as const;
  for (const [name, mimeType, buffer, message] of files) {
    await input.setInputFiles({ name, mimeType, buffer });
    const check = page.getByRole('button', { name: 'ตรวจสอบสลิป' });
    if (await check.isEnabled()) await check.click();
    await expect(page.getByText(message), name).toBeVisible();
  }
  expect(sent).toEqual([]);
});

test('ST-21 API-127 API-128 ENT-17 each slip has its Thai chip and only its own buttons; one is passed to staff @prove', async ({
  page,
}) => {
  const rows = [
    ['VERIFYING', 'กำลังตรวจสอบสลิป', []],
    ['VERIFIED', 'ตรวจสอบผ่าน', ['ยืนยัน']],
    ['SUCCESS', 'เติมเครดิตแล้ว', []],
    ['PENDING_REVIEW', 'รอเจ้าหน้าที่ตรวจสอบ', []],
    ['DUPLICATE', 'สลิปซ้ำ', []],
    ['INVALID', 'สลิปไม่ถูกต้อง', ['ส่งให้เจ้าหน้าที่ตรวจสอบ']],
    ['REJECTED', 'ไม่อนุมัติ', []],
  ] as const;
  const data = rows.map(([status]) => slip({ uuid: status, slipUuid: status, status }));
  await answer(page, 'GET /api/auth/slip/my/request', { data, meta: { limit: 20, next: null } });
  const handed = await answer(page, 'POST /api/auth/slip/request-deposit', {
    data: slip({ uuid: 'INVALID', slipUuid: 'INVALID', status: 'PENDING_REVIEW' }),
  });
  await openAs(page, await sharedMember(primaryBrand), '/auth/deposit/slip');
  const list = page.getByTestId('slip-row');
  await expect(list).toHaveCount(rows.length);
  for (const [index, [status, label, actions]] of rows.entries()) {
    await expect(list.nth(index), status).toContainText(label);
    await expect(list.nth(index).getByRole('button'), status).toHaveText([...actions]);
  }
  await list.nth(5).getByRole('button').click();
  const form = page.getByRole('form', { name: 'ส่งให้เจ้าหน้าที่ตรวจสอบ' });
  await form.getByLabel('จำนวนเงินที่โอน').fill('250');
  await form.getByLabel(/รายละเอียดเพิ่มเติม/).fill('โอนจากแอป');
  await form.getByRole('button', { name: 'ส่งให้เจ้าหน้าที่' }).click();
  await expect(page.getByTestId('slip-result')).toContainText('รอเจ้าหน้าที่ตรวจสอบ');
  expect(handed.map(({ body }) => body)).toEqual([{ slipUuid: 'INVALID', amount: 250, note: 'โอนจากแอป' }]);
});

test('ST-21 results that need another image offer to choose one @prove', async ({ page }) => {
  await answer(page, 'GET /api/auth/slip/my/request', { data: [], meta: { limit: 20, next: null } });
  const member = await sharedMember(primaryBrand);
  const found = { status: 'DUPLICATE', duplicate: true, reason: 'สลิปนี้ถูกใช้งานแล้ว' } as const;
  await answer(page, 'POST /api/auth/slip/verify', (nth) => ({
    data:
      nth === 1
        ? slipResult(found)
        : slipResult({ slipUuid: 'slip-2', status: 'INVALID', reason: 'บัญชีผู้รับไม่ถูกต้อง' }),
  }));
  await openAs(page, member, '/auth/deposit/slip');
  const result = page.getByTestId('slip-result');
  for (const [text, buttons] of [
    [found.reason, ['เลือกสลิปใหม่']],
    ['บัญชีผู้รับไม่ถูกต้อง', ['ส่งให้เจ้าหน้าที่ตรวจสอบ', 'เลือกสลิปใหม่']],
  ] as const) {
    await page.locator('input[type=file]').setInputFiles(slipFile);
    await page.getByRole('button', { name: 'ตรวจสอบสลิป' }).click();
    await expect(result).toContainText(text);
    await expect(result.getByRole('button')).toHaveText([...buttons]);
    await result.getByRole('button', { name: 'เลือกสลิปใหม่' }).click();
  }
  await expect(page).toHaveURL(brandUrl(primaryBrand, '/auth/deposit/slip'));
});
