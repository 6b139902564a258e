import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { validate } from 'promptparse';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { callApi } from '../support/api';
import { answer } from '../support/answers';
import { payAtBank } from '../support/bank';
import { patchBrand } from '../support/brandPatch';
import { openAs, registerMember, sharedMember } from '../support/member';
import { depositRequest } from '../support/money';
import { recordToasts } from '../support/pages';
import { expect, primaryBrand, test } from '../support/site';

test('ST-20 a member saves a QR code, pays it, and sees the credit while the page is open @prove', async ({
  page,
}) => {
  const member = await registerMember(primaryBrand);
  const { brand, token } = member;
  await patchBrand(page, { poll: { requestSeconds: 1 } });
  const toasts = await recordToasts(page);
  await openAs(page, member, '/auth/deposit/qr');
  await page.getByRole('button', { name: '500', exact: true }).click();
  await page.getByRole('button', { name: 'สร้าง QR' }).click();
  const card = page.getByTestId('deposit-request');
  await expect(card.getByRole('img', { name: /คิวอาร์พร้อมเพย์ ยอด 500\.\d\d/ })).toBeVisible();
  await expect(card.getByText(/^1[0-4]:\d\d$/)).toBeVisible();

  const open = await callApi(brand, 'GET /api/auth/deposit-request/my', { token });
  const saving = page.waitForEvent('download');
  await card.getByRole('button', { name: 'บันทึกรูป QR' }).click();
  const image = await (await saving).path();
  expect(await readQr(image)).toBe(open?.qr?.payload);
  expect(validate.billPayment(open?.qr?.payload ?? '')?.amount).toBe(open?.payAmount);
  await expect.poll(() => toasts).toContain('บันทึกรูป QR แล้ว');

  if (!open) throw new Error('There is no open request.');
  await payAtBank({ member, to: open.bank, amount: open.payAmount });
  await expect(card).toContainText('ฝากเงินสำเร็จ', { timeout: 30_000 });
  await expect.poll(() => toasts).toContain('ฝากเงินสำเร็จ');
  await card.getByRole('button', { name: 'ฝากเงินอีกครั้ง' }).click();
  await expect(page.getByRole('button', { name: 'สร้าง QR' })).toBeVisible();
});

test('ST-20 an expired code is replaced by a new one of the same amount @prove', async ({ page }) => {
  const member = await sharedMember(primaryBrand);
  const qr = { payload: null, reference: 'REFERENCE' };
  const expired = depositRequest({ status: 'EXPIRED', qr });
  await answer(page, 'GET /api/auth/deposit-request/my/{uuid}', { data: expired });
  const made = await answer(page, 'POST /api/auth/deposit-request/qr', {
    data: depositRequest({ uuid: 'request-2', qr }),
  });
  await openAs(page, member, '/auth/deposit/qr?id=request-1');
  const card = page.getByTestId('deposit-request');
  await expect(card).toContainText('QR นี้ใช้ไม่ได้แล้ว');
  await card.getByRole('button', { name: 'สร้าง QR ใหม่' }).click();
  await expect.poll(() => made.map(({ body }) => body)).toEqual([{ amount: 500 }]);
});

async function readQr(path: string): Promise<string | undefined> {
  const reader = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const wasm = new Uint8Array(await readFile(reader));
  await prepareZXingModule({ overrides: { wasmBinary: wasm.buffer }, fireImmediately: true });
  const { data, info } = await sharp(await readFile(path))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
  const [found] = await readBarcodes(pixels as ImageData, { formats: ['QRCode'] });
  return found?.text;
}
