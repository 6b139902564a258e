import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer } from '@backoffice/testing/pageServer';
import { deskServer } from '@desk/testing/deskServer';
import { openDesk, slip } from '@desk/testing/openDesk';

const server = deskServer();
const decisions = () => server.sent.filter(({ call }) => /(approve|reject|hold)$/.test(call));
const opened = (name: string) => screen.findByRole('heading', { name: new RegExp(name) });

describe('the keyboard of the desk', () => {
  it('DSK-42 Enter starts the review; `a` and Enter approve at the brand and open the next item', async () => {
    server.items = [slip('1'), slip('2')];
    const { user } = openDesk('/q/slip');
    await screen.findByRole('link', { name: /Member 1/ });
    await user.keyboard('{Enter}');
    await opened('Member 1');
    await user.keyboard('a');
    expect(decisions()).toEqual([]);
    await user.keyboard('{Enter}');
    await opened('Member 2');
    expect(decisions()).toEqual([{ call: 'slip/1/approve', body: {}, brand: 'one.localhost', key: null }]);
    // A key that is still held must not decide the next item.
    expect(screen.getByRole('heading', { name: /Member 2/ })).toHaveFocus();
  });

  it('DSK-42 `r`, a number and Enter reject with that reason', async () => {
    server.items = [slip('1')];
    const { user } = openDesk('/q/slip/1');
    await opened('Member 1');
    await user.keyboard('r2{Enter}');
    await waitFor(() => expect(decisions()).toHaveLength(1));
    expect(decisions()[0]).toMatchObject({ call: 'slip/1/reject', body: { reasonId: 'unreadable' } });
    expect(await screen.findByText('ไม่มีรายการที่ว่างอยู่')).toBeVisible();
  });

  it('DSK-42 a reason in own words needs the text', async () => {
    server.items = [slip('1')];
    const { user } = openDesk('/q/slip/1');
    await opened('Member 1');
    await user.keyboard('r3');
    expect(screen.getByRole('button', { name: /ไม่อนุมัติแล้วไปต่อ/ })).toBeDisabled();
    await user.keyboard('ภาพไม่ครบ{Enter}');
    await waitFor(() => expect(decisions()[0]?.body).toEqual({ reason: 'ภาพไม่ครบ' }));
  });

  it('DSK-42 `j` and `k` move, `g` with a letter opens a queue, Escape returns to the list', async () => {
    server.items = [slip('1'), slip('2')];
    const { user } = openDesk('/q/slip/1');
    await opened('Member 1');
    await user.keyboard('j');
    await opened('Member 2');
    await user.keyboard('k');
    await opened('Member 1');
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'เริ่มตรวจ' })).toBeVisible();
    await user.keyboard('gw');
    expect(await screen.findByRole('heading', { name: 'ถอนเงิน' })).toBeVisible();
  });

  it('DSK-42 no shortcut works while somebody types, with AltGr or during composition', async () => {
    server.items = [slip('1')];
    const { user } = openDesk('/q/slip');
    await screen.findByRole('link', { name: /Member 1/ });
    const box = screen.getByRole('searchbox', { name: 'ค้นหาในคิวนี้' });
    await user.type(box, 'gwj?');
    expect(box).toHaveFocus();
    expect(screen.getByRole('heading', { name: 'สลิป' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    box.blur();
    fireEvent.keyDown(document.body, { key: '?', code: 'Slash', isComposing: true });
    fireEvent.keyDown(document.body, { key: '?', code: 'Slash', modifierAltGraph: true });
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'ปุ่มลัด' })).toBeVisible();
  });

  it('DSK-42 a role that may only see an item is offered no decision', async () => {
    server.items = [slip('1')];
    server.permissions = ['queues.work', 'deposits.read'];
    const { user } = openDesk('/q/slip/1');
    expect(await screen.findByText('บทบาทของคุณดูและพักรายการนี้ได้ แต่อนุมัติหรือไม่อนุมัติไม่ได้')).toBeVisible();
    await user.keyboard('ar');
    expect(screen.queryByRole('button', { name: /อนุมัติ/ })).toBeNull();
    expect(screen.getByRole('button', { name: /พักรายการ/ })).toBeEnabled();
  });

  it('DSK-43 a refused decision comes back as a card that leads to the item', async () => {
    server.items = [slip('1'), slip('2')];
    server.refuse = (path) =>
      path === 'slip/1/approve'
        ? answer(409, { code: 'STATE_CHANGED', message: 'รายการนี้ถูกดำเนินการไปแล้ว' })
        : undefined;
    const { user } = openDesk('/q/slip/1');
    await opened('Member 1');
    server.items = [slip('2')];
    await user.keyboard('a{Enter}');
    await opened('Member 2');
    const card = await screen.findByRole('alert');
    expect(card).toHaveTextContent('ไม่สำเร็จ: อนุมัติ');
    expect(card).toHaveTextContent('รายการนี้ถูกดำเนินการไปแล้ว');
    await user.click(within(card).getByRole('button', { name: 'ปิด' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
