import { answer, watch } from '../support/answers';
import { memberPassword, openAs, registerMember, sharedMember } from '../support/member';
import { storedSession, recordToasts } from '../support/pages';
import { brandUrl, expect, primaryBrand, test } from '../support/site';

test('RTM-17 VAL-11 API-115 the password is changed and the session remains valid @prove', async ({
  page,
}) => {
  const member = await registerMember(primaryBrand);
  const sent = await watch(page, 'POST /api/auth/user/change-password/{uuid}');
  const toasts = await recordToasts(page);
  await openAs(page, member, '/auth/settings/change-password');
  const old = page.getByLabel(/^รหัสผ่านเดิม/);
  const fresh = page.getByLabel(/^รหัสผ่านใหม่/);
  const again = page.getByLabel(/^ยืนยันรหัสผ่านใหม่/);
  const save = page.getByRole('button', { name: 'บันทึกรหัสผ่านใหม่' });

  for (const [typed, message] of [
    [['', 'walnut-harbour-31', 'walnut-harbour-31'], 'กรุณากรอกรหัสผ่านเดิม'],
    [[memberPassword, 'walnut-harbour-31', 'walnut-harbour-32'], 'รหัสผ่านใหม่ไม่ตรงกัน'],
    [[memberPassword, 'short', 'short'], 'รหัสผ่านต้องมีอย่างน้อย 8 ตัวอักษร'],
    [[memberPassword, memberPassword, memberPassword], 'รหัสผ่านใหม่ต้องไม่ซ้ำกับรหัสผ่านเดิม'],
  ] as const) {
    for (const [place, input] of [old, fresh, again].entries()) await input.fill(typed[place] ?? '');
    await save.click();
    await expect(page.getByText(message)).toBeVisible();
  }
  expect(sent).toEqual([]);

  await old.fill('not-my-password');
  await fresh.fill('walnut-harbour-31');
  await again.fill('walnut-harbour-31');
  await expect(fresh).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'แสดงรหัสผ่าน' }).nth(1).click();
  await expect(fresh).toHaveAttribute('type', 'text');
  await save.click();
  await expect(page.getByText('รหัสผ่านเดิมไม่ถูกต้อง')).toBeVisible();
  await expect(page).toHaveURL(/change-password$/);

  await old.fill(memberPassword);
  await fresh.fill('walnut-harbour-31');
  await again.fill('walnut-harbour-31');
  await save.click();
  await expect.poll(() => toasts).toEqual(['เปลี่ยนรหัสผ่านสำเร็จ']);
  for (const input of [old, fresh, again]) await expect(input).toHaveValue('');
  expect(sent.at(-1)?.body).toEqual({
    oldPassword: memberPassword,
    newPassword: 'walnut-harbour-31',
    confirmPassword: 'walnut-harbour-31',
  });
  expect((await storedSession(page)).token).toBe(member.token);
  await page.goto(brandUrl(primaryBrand, '/auth/dashboard'));
  await expect(page.getByTestId('balance')).toBeVisible();
});

test('RTM-18 API-108 API-117 API-118 the address is saved and survives a reload @prove', async ({ page }) => {
  const member = await registerMember(primaryBrand);
  const sent = await watch(page, 'PATCH /api/auth/address');
  const refetches = await watch(page, 'GET /api/auth/user/{uuid}');
  const toasts = await recordToasts(page);
  await openAs(page, member, '/auth/settings/manage-address');
  const values = {
    ชื่อผู้รับ: 'สมชาย ใจดี',
    เบอร์โทรศัพท์: '0812345678',
    'บ้านเลขที่ หมู่ ถนน': '99/9 หมู่ 1 ถ.สุขุมวิท',
    'ตำบล/แขวง': 'คลองเตย',
    'อำเภอ/เขต': 'คลองเตย',
    จังหวัด: 'กรุงเทพมหานคร',
    รหัสไปรษณีย์: '10110',
  };
  await expect(page.getByLabel('ชื่อผู้รับ')).toHaveValue('');
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value);
  await page.getByRole('button', { name: 'บันทึกที่อยู่' }).click();
  await expect.poll(() => toasts).toEqual(['บันทึกที่อยู่สำเร็จ']);
  expect(sent).toHaveLength(1);
  // The pattern also matches calls with a name in place of the id.
  const ofMember = () => refetches.filter(({ url }) => url.endsWith(member.user.uuid)).length;
  await expect.poll(ofMember).toBe(1);
  await page.reload();
  await expect(page.getByLabel('เบอร์โทรศัพท์')).toHaveValue('081-234-5678');
  await expect(page.getByLabel('บ้านเลขที่ หมู่ ถนน')).toHaveValue(values['บ้านเลขที่ หมู่ ถนน']);
  await expect(page.getByLabel('รหัสไปรษณีย์')).toHaveValue('10110');
});

test('VAL-10 each missing part of an address gets a message, and the first gets the focus @prove', async ({
  page,
}) => {
  await answer(page, 'GET /api/auth/address/mine', { data: null });
  const sent = await watch(page, 'PATCH /api/auth/address');
  await openAs(page, await sharedMember(primaryBrand), '/auth/settings/manage-address');
  const save = page.getByRole('button', { name: 'บันทึกที่อยู่' });
  await save.click();
  for (const label of [
    'ชื่อผู้รับ',
    'เบอร์โทรศัพท์',
    'บ้านเลขที่ หมู่ ถนน',
    'ตำบล/แขวง',
    'อำเภอ/เขต',
    'จังหวัด',
    'รหัสไปรษณีย์',
  ]) {
    await expect(page.getByText(`กรุณากรอก${label}`)).toBeVisible();
  }
  await expect(page.getByLabel('ชื่อผู้รับ')).toBeFocused();
  await page.getByLabel('เบอร์โทรศัพท์').fill('12345');
  await page.getByLabel('รหัสไปรษณีย์').fill('123');
  await save.click();
  await expect(page.getByText('เบอร์โทรศัพท์ต้องเป็นตัวเลข 10 หลัก')).toBeVisible();
  await expect(page.getByText('รหัสไปรษณีย์ต้องเป็นตัวเลข 5 หลัก')).toBeVisible();
  expect(sent).toEqual([]);
});
