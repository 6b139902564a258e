import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { permissionsOf } from '#schemas/api/staffPermissions';
import { deskServer } from '@desk/testing/deskServer';
import { openDesk } from '@desk/testing/openDesk';

const server = deskServer();
const rail = () => screen.findByRole('navigation', { name: 'คิวงาน' });

describe('pages of staff within the desk', () => {
  beforeEach(() => {
    server.data = { person: [], 'brand/one/audit': [], audit: [] };
  });

  it('DSK-72 shows both within the frame of the desk, reached from the rail', async () => {
    const { user } = openDesk('/q/slip');
    await user.click(await within(await rail()).findByRole('link', { name: 'ทีมงาน' }));
    expect(await screen.findByRole('main', { name: 'ทีมงาน' })).toBeVisible();
    expect(screen.getAllByRole('banner')).toHaveLength(1);
    await user.click(within(await rail()).getByRole('link', { name: 'บันทึกการทำงาน' }));
    expect(await screen.findByRole('main', { name: 'บันทึกการทำงาน' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sala');
  });

  it('DSK-72 offers neither of them to a cashier', async () => {
    server.permissions = permissionsOf(['cashier']);
    openDesk('/q/slip');
    expect(await within(await rail()).findByRole('link', { name: 'ตั้งค่างาน' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'บันทึกการทำงาน' })).not.toBeInTheDocument();
  });

  it('DSK-72 offers the trail alone to a publisher, and finds it in the palette', async () => {
    server.permissions = permissionsOf(['publisher']);
    const { user } = openDesk('/q/slip');
    expect(await within(await rail()).findByRole('link', { name: 'บันทึกการทำงาน' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'ทีมงาน' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^ค้นหา/ }));
    await user.type(within(await screen.findByRole('dialog')).getByRole('combobox'), 'audit');
    await user.click(await screen.findByRole('option', { name: /บันทึกการทำงาน/ }));
    expect(await screen.findByRole('main', { name: 'บันทึกการทำงาน' })).toBeVisible();
  });

  it('DSK-71 marks the reports in the rail on each of their tabs', async () => {
    openDesk('/report/retention');
    expect(await within(await rail()).findByRole('link', { name: 'รายงาน', current: 'page' })).toBeVisible();
  });

  it('DSK-71 an address without a report opens the first, with its filter', async () => {
    openDesk('/report?brand=one');
    expect(await screen.findByRole('link', { name: 'การเงิน', current: 'page' })).toBeVisible();
    expect(window.location.pathname + window.location.search).toBe('/report/money?brand=one');
  });
});
