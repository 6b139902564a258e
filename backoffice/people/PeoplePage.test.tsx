import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { permissionsOf, type StaffRole } from '#schemas/api/staffPermissions';
import { MemoryRouter } from '@/lib/router';
import { NotificationProvider } from '@backoffice/ui/Notice';
import { SchemeRoot } from '@backoffice/layout/SchemeRoot';
import { openPage } from '@backoffice/testing/openPage';
import { answer, pageServer } from '@backoffice/testing/pageServer';
import { PeoplePage } from './PeoplePage';

const person = (name: string, more: object = {}) => ({
  uuid: name,
  name,
  email: `${name.toLowerCase()}@example.com`,
  status: 'ACTIVE',
  secondFactor: true,
  lastLoginAt: null,
  roles: [{ brandId: 'one', role: 'editor' }],
  ...more,
});
const brand = (brandId: string, role: StaffRole) => ({
  brandId,
  displayName: brandId.toUpperCase(),
  permissions: permissionsOf([role]),
});

let people: readonly object[];
let adminEverywhere: boolean;
let refuses: (request: Request) => Response | undefined;
let sent: { readonly path: string; readonly body: unknown } | undefined;
beforeEach(() => {
  people = [person('Anna'), person('Boon', { roles: [] })];
  adminEverywhere = false;
  refuses = () => undefined;
  sent = undefined;
});
pageServer(async (request) => {
  const { pathname: path } = new URL(request.url);
  // Files share one page: a draft of another test may still be saved.
  if (path.endsWith('/draft')) return new Promise(() => undefined);
  const failure = refuses(request);
  if (request.method !== 'GET') {
    sent = { path, body: await request.json().catch(() => undefined) };
    return failure ?? answer(200, { data: { code: 'c'.repeat(43), expiresAt: '2026-11-24T10:00:00+07:00' } });
  }
  if (path === '/api/staff/person') return failure ?? answer(200, { data: people });
  if (path === '/api/staff/brand')
    return answer(200, { data: [brand('one', 'admin'), brand('two', 'admin'), brand('other', 'editor')] });
  const roles = adminEverywhere ? [{ brandId: '*', role: 'admin' }] : [{ brandId: 'one', role: 'admin' }];
  return answer(200, { data: { name: 'Anna', staff: { uuid: 'Anna', email: 'anna@example.com', roles } } });
});

function open() {
  return openPage(
    <MemoryRouter>
      <SchemeRoot>
        <NotificationProvider>
          <PeoplePage />
        </NotificationProvider>
      </SchemeRoot>
    </MemoryRouter>,
  ).user;
}

describe('the people page', () => {
  it('lists staff with their roles; nobody can suspend themselves', async () => {
    open();
    expect(await screen.findByText('anna@example.com')).toBeVisible();
    expect(screen.getByText('ไม่มีบทบาท')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'จัดการ Anna' })).toBeDisabled());
    expect(screen.getByRole('button', { name: 'จัดการ Boon' })).toBeEnabled();
  });

  it('offers roles at the brands that the person administers, and gives the least one', async () => {
    const user = open();
    const [, ofBoon] = await screen.findAllByRole('button', { name: 'เพิ่มบทบาท' });
    if (!ofBoon) throw new Error('no button for Boon');
    await user.click(ofBoon);
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['ONE', 'TWO']);
    await user.click(screen.getByRole('menuitem', { name: 'TWO' }));
    expect(await screen.findByText('บันทึกบทบาทแล้ว')).toBeVisible();
    expect(sent).toEqual({ path: '/api/staff/person/Boon/role', body: { brandId: 'two', role: 'viewer' } });
  });

  it('reports a role that the server refuses to remove', async () => {
    const user = open();
    const remove = await screen.findByRole('button', { name: 'ถอนบทบาทที่ ONE' });
    refuses = ({ method }) =>
      method === 'POST'
        ? answer(409, { code: 'LAST_ADMIN', message: 'ต้องมีผู้ดูแลระบบอย่างน้อยหนึ่งคน' })
        : undefined;
    await user.click(remove);
    expect(await screen.findByText('ต้องมีผู้ดูแลระบบอย่างน้อยหนึ่งคน')).toBeVisible();
    expect(sent?.body).toEqual({ brandId: 'one', role: null });
  });

  it('suspends only after a question', async () => {
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'จัดการ Boon' }));
    await user.click(screen.getByRole('menuitem', { name: 'ระงับการใช้งาน' }));
    expect(sent).toBeUndefined();
    const dialog = screen.getByRole('dialog', { name: 'ระงับการใช้งานของ Boon?' });
    await user.click(within(dialog).getByRole('button', { name: 'ระงับการใช้งาน' }));
    expect(await screen.findByText('ระงับการใช้งานแล้ว')).toBeVisible();
    expect(sent).toEqual({ path: '/api/staff/person/Boon/status', body: { status: 'SUSPENDED' } });
  });

  it('reactivates a suspended person without a question', async () => {
    people = [person('Boon', { status: 'SUSPENDED' })];
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'จัดการ Boon' }));
    await user.click(screen.getByRole('menuitem', { name: 'เปิดให้ใช้งาน' }));
    expect(await screen.findByText('เปิดให้ใช้งานแล้ว')).toBeVisible();
    expect(sent?.body).toEqual({ status: 'ACTIVE' });
  });

  it('shows the link of a password reset once, with its code in the fragment', async () => {
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'จัดการ Boon' }));
    await user.click(screen.getByRole('menuitem', { name: 'ออกลิงก์ตั้งรหัสผ่านใหม่' }));
    await user.click(screen.getByRole('button', { name: 'สร้างลิงก์' }));
    const link = await screen.findByLabelText('ลิงก์ตั้งรหัสผ่าน');
    expect(link).toHaveValue(`${location.origin}/reset#${'c'.repeat(43)}`);
    expect(sent?.path).toBe('/api/staff/person/Boon/reset');
  });

  it('invites to one brand by default, also where all brands could be chosen', async () => {
    adminEverywhere = true;
    const user = open();
    expect(await screen.findByRole('link', { name: 'บันทึกของทุกแบรนด์' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'เชิญทีมงาน' }));
    const submit = screen.getByRole('button', { name: 'สร้างลิงก์เชิญ' });
    expect(submit).toBeDisabled();
    await user.type(screen.getByLabelText('อีเมล'), ' new@example.com ');
    await user.click(submit);
    expect(await screen.findByRole('dialog', { name: /ลิงก์เชิญของ/ })).toBeVisible();
    expect(sent?.body).toEqual({ email: 'new@example.com', brandId: 'one', role: 'editor' });
  });

  it('can be searched by name and e-mail once the list is long', async () => {
    people = Array.from({ length: 9 }, (_, i) => person(`Person${i}`));
    const user = open();
    const box = await screen.findByLabelText('ค้นหาชื่อหรืออีเมล');
    await user.type(box, 'person7@');
    expect(screen.getByText('Person7')).toBeVisible();
    expect(screen.queryByText('Person8')).not.toBeInTheDocument();
    await user.type(box, 'x');
    expect(screen.getByText('ไม่พบทีมงานที่ตรงกับคำค้น')).toBeVisible();
  });

  it('says who may see it, instead of offering a retry', async () => {
    refuses = () => answer(403, { code: 'FORBIDDEN' });
    open();
    expect(await screen.findByText('หน้านี้สำหรับผู้ดูแลระบบ')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'เชิญทีมงาน' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'ลองใหม่' })).not.toBeInTheDocument();
  });
});
