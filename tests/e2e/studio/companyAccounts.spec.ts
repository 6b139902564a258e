import { brands } from '../support/site';
import { expect, test } from './support/studio';

const brandId = brands[2]?.id ?? brands[0]?.id ?? '';
const NUMBER = '0987654321';

test('M26 M27 an administrator proposes an account, another one approves, orders, pauses and retires it', async ({
  studio,
}) => {
  const people = await studio.call('GET /api/staff/person', { as: 'admin' });
  const other = people.find(({ email }) => email.startsWith('publisher2@'));
  const setRole = (role: 'admin' | null) =>
    studio.call('POST /api/staff/person/{uuid}/role', {
      as: 'admin',
      params: { uuid: other?.uuid ?? '' },
      body: { brandId, role },
    });
  await setRole('admin');
  const own = await studio.open('admin', `/bank/${brandId}`);
  const dialog = own.getByRole('dialog');
  const waiting = own.getByRole('listitem').filter({ hasText: 'บจก. บัญชีทดสอบ' });

  await test.step('a wrong number is named, and a proposal waits', async () => {
    await own.getByRole('button', { name: 'เพิ่มบัญชี' }).click();
    await dialog.getByRole('combobox', { name: 'ธนาคาร' }).click();
    await own.getByRole('option', { name: 'กสิกรไทย' }).click();
    await dialog.getByRole('textbox', { name: 'เลขบัญชี' }).fill('12345');
    await dialog.getByRole('textbox', { name: 'ชื่อบัญชี' }).fill('บจก. บัญชีทดสอบ');
    await dialog.getByRole('spinbutton', { name: 'วงเงินรับต่อวัน' }).fill('50,000');
    await dialog.getByRole('button', { name: 'ส่งขออนุมัติ' }).click();
    await expect(dialog.getByText('เลขบัญชีไม่ถูกต้องสำหรับธนาคารที่เลือก')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'เลขบัญชี' }).fill('098-7-65432-1');
    await dialog.getByRole('button', { name: 'ส่งขออนุมัติ' }).click();
    await expect(dialog).toBeHidden();
    await expect(waiting).toContainText(NUMBER);
    await expect(waiting).toContainText('คุณเป็นผู้เสนอ');
    await expect(waiting.getByRole('button', { name: 'อนุมัติ', exact: true })).toHaveCount(0);
  });

  const second = await studio.open('publisher2', `/bank/${brandId}`);
  const row = second.getByRole('listitem').filter({ hasText: 'บจก. บัญชีทดสอบ' });
  const actions = (name: string) =>
    row
      .getByRole('button', { name: 'จัดการบัญชี' })
      .click()
      .then(() => second.getByRole('menuitem', { name, exact: true }).click());

  await test.step('the other one approves, moves it to the top and pauses it', async () => {
    await row.getByRole('button', { name: 'อนุมัติ', exact: true }).click();
    await expect(row).toContainText('วันนี้ 0 จากวงเงิน 50,000 บาท');
    await expect(row).toContainText('ใช้งานอยู่');
    const first = second.getByRole('list').first().getByRole('listitem').first();
    for (let place = await second.getByRole('button', { name: 'ขึ้น' }).count(); place > 1; place -= 1) {
      await row.getByRole('button', { name: 'ขึ้น' }).click();
      await expect(second.getByText('เปลี่ยนลำดับแล้ว').last()).toBeVisible();
      if ((await first.textContent())?.includes(NUMBER)) break;
    }
    await expect(first).toContainText(NUMBER);
    await actions('พักใช้');
    await expect(row).toContainText('พักใช้');
    await actions('กลับมาใช้');
    await expect(row).toContainText('ใช้งานอยู่');
  });

  await test.step('a retired account stays in the history', async () => {
    await actions('เลิกใช้บัญชี');
    await second.getByRole('dialog').getByRole('button', { name: 'เลิกใช้บัญชี' }).click();
    await expect(row).toContainText('เลิกใช้แล้ว');
    await expect(row.getByRole('button', { name: 'จัดการบัญชี' })).toHaveCount(0);
  });
  await setRole(null);
});

test('D15 an administrator reads what a brand lacks, and opens the place where to set it up', async ({
  studio,
}) => {
  const page = await studio.open('admin', '/checklist');
  const brand = page.getByRole('region').first();
  await expect(brand.getByRole('listitem').filter({ hasText: 'บัญชีรับเงิน' })).toContainText('เรียบร้อย');
  await brand.getByRole('link', { name: 'ไปตั้งค่า ยืนยันตัวตนสองขั้นตอนครบทุกคน' }).click();
  await expect(page.getByRole('heading', { name: 'ทีมงาน' })).toBeVisible();
});
