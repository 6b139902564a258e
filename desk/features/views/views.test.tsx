import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { deskServer } from '@desk/testing/deskServer';
import { openDesk } from '@desk/testing/openDesk';
import type { SavedView } from './viewApi';

const server = deskServer();
const view: SavedView = {
  ...{ uuid: 'v1', kind: 'slip' as const, name: 'ยอดใหญ่', search: 'from=5000', shared: null },
  ...{ by: 'Anna', isOwn: true, isDefault: false },
};

it('DSK-86 saves the filters of the address under a name', async () => {
  const { user } = openDesk('/q/slip?state=mine&from=100');
  await user.click(await screen.findByRole('button', { name: 'บันทึกมุมมอง' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox', { name: 'ชื่อ' }), 'ของฉัน{Enter}');
  await waitFor(() => expect(server.sent).toHaveLength(1));
  expect(server.sent[0]).toMatchObject({
    call: 'view',
    body: { kind: 'slip', name: 'ของฉัน', search: 'from=100&state=mine' },
  });
});

it('DSK-86 DSK-88 a view is a tab; the default of the role opens first, once', async () => {
  server.views = [{ ...view, isOwn: false, isDefault: true }];
  const { user } = openDesk('/q/slip');
  const tab = await screen.findByRole('link', { name: 'ยอดใหญ่' });
  await waitFor(() => expect(tab).toHaveAttribute('aria-current', 'page'));
  expect(window.location.search).toBe('?from=5000');
  await user.click(screen.getByRole('link', { name: 'ทั้งหมด' }));
  await waitFor(() => expect(tab).not.toHaveAttribute('aria-current'));
  expect(window.location.search).toBe('');
});

it('DSK-86 the owner deletes a view', async () => {
  server.views = [view];
  const { user } = openDesk('/q/slip?from=5000');
  await user.click(await screen.findByRole('button', { name: 'ตัวเลือกของมุมมอง' }));
  await user.click(await screen.findByRole('menuitem', { name: 'ลบมุมมอง' }));
  await waitFor(() => expect(server.sent.map(({ call }) => call)).toEqual(['view/v1']));
});
