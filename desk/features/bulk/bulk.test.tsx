import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer } from '@backoffice/testing/pageServer';
import type { Signal } from '@desk/core/queueApi';
import { deskServer } from '@desk/testing/deskServer';
import { openDesk, slip } from '@desk/testing/openDesk';

const server = deskServer();
const decided = () => server.sent.filter(({ call }) => /(approve|reject)$/.test(call));
const check = (n: number) => screen.findByRole('checkbox', { name: `เลือก Member ${n}` });

it('DSK-84 DSK-85 decides the selected rows one by one and shows the result of each', async () => {
  server.items = [1, 2, 3, 4, 5].map((n) => slip(String(n), n === 5 ? { signals: [suspended] } : {}));
  let isBroken = true;
  server.refuse = (path) => {
    if (path === 'slip/2/approve') return answer(409, { code: 'STATE_CHANGED', message: 'ดำเนินการไปแล้ว' });
    if (path === 'slip/3/approve')
      return answer(409, { code: 'CLAIMED_BY_OTHER', message: 'เบน กำลังทำรายการนี้อยู่' });
    return path === 'slip/4/approve' && isBroken ? answer(503, { code: 'BUSY', message: 'x' }) : undefined;
  };
  const { user } = openDesk('/q/slip');
  await user.click(await check(1));
  await user.keyboard('{Shift>}');
  await user.click(await check(4));
  await user.keyboard('{/Shift}');
  expect(screen.queryByRole('checkbox', { name: 'เลือก Member 5' })).toBeNull();
  await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'อนุมัติ' }));
  const dialog = await screen.findByRole('dialog', { name: 'อนุมัติ 4 รายการ' });
  expect(decided()).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'อนุมัติ' }));
  await within(dialog).findByText('3 จาก 4');
  const result = (n: number) => within(dialog).getByText(`Member ${n}`, { exact: false }).closest('li');
  expect(result(1)).toHaveTextContent('สำเร็จ');
  expect(result(2)).toHaveTextContent('ดำเนินการไปแล้ว');
  expect(result(3)).toHaveTextContent('เบน กำลังทำรายการนี้อยู่');
  expect(result(4)).toHaveTextContent('ไม่ได้รับคำตอบ');
  isBroken = false;
  await user.click(within(dialog).getByRole('button', { name: 'ลองใหม่' }));
  await within(dialog).findByText('4 จาก 4');
  const keys = decided().map(({ call, key }) => [call, key] as const);
  expect(keys.map(([call]) => call)).toEqual([1, 2, 3, 4, 4].map((n) => `slip/${n}/approve`));
  expect(keys[3]?.[1]).toBe(keys[4]?.[1]);
  expect(new Set(keys.map(([, key]) => key)).size).toBe(4);
  await user.click(within(dialog).getByRole('button', { name: 'เสร็จสิ้น' }));
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
});

it('DSK-83 `x` selects the row with the focus, and one reason rejects all selected rows', async () => {
  server.items = [slip('1'), slip('2')];
  const { user } = openDesk('/q/slip');
  await check(1);
  await user.keyboard('jxjx');
  await user.click(within(await screen.findByRole('toolbar')).getByRole('button', { name: 'ไม่อนุมัติ' }));
  await user.click(await screen.findByRole('button', { name: /สลิปไม่ชัด/ }));
  await user.click(screen.getByRole('button', { name: 'ไม่อนุมัติ' }));
  await screen.findByText('2 จาก 2');
  expect(decided().map(({ call, body }) => [call, body])).toEqual(
    ['1', '2'].map((uuid) => [`slip/${uuid}/reject`, { reasonId: 'unreadable' }]),
  );
});

const suspended: Signal = { code: 'suspended', values: {}, proofs: [] };
