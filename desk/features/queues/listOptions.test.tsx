import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { deskServer } from '@desk/testing/deskServer';
import { openDesk, slip } from '@desk/testing/openDesk';

const server = deskServer();

it('DSK-45 order and columns are chosen in one place and written to the address', async () => {
  const { user } = openDesk('/q/slip?from=100');
  await user.click(await screen.findByRole('button', { name: 'การแสดงผล' }));
  const options = await screen.findByRole('dialog', { name: 'การแสดงผล' });
  await user.click(within(options).getByRole('switch', { name: 'เวลาที่ขอ' }));
  await user.click(within(options).getByRole('switch', { name: 'จำนวนเงิน' }));
  await waitFor(() =>
    expect(new URLSearchParams(window.location.search).get('columns')).toBe(
      'about,signals,requested,claim,age',
    ),
  );
  within(options).getByRole('combobox', { name: 'เรียงตาม' }).focus();
  await user.keyboard('{Enter}');
  (await screen.findByRole('option', { name: 'ยอดมากก่อน' })).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(new URLSearchParams(window.location.search).get('sort')).toBe('largest'));
  await user.click(within(options).getByRole('button', { name: 'กลับเป็นค่าเริ่มต้น' }));
  await waitFor(() => expect(window.location.search).toBe('?from=100'));
});

it('DSK-45 shows the columns of the address', async () => {
  server.items = [slip('1')];
  openDesk('/q/slip?columns=requested,age');
  const row = await screen.findByRole('link', { name: /Member 1/ });
  expect(row).toHaveTextContent(/ขอ \d+/);
  expect(row).not.toHaveTextContent('500.00');
});
