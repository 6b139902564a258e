import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer } from '@backoffice/testing/pageServer';
import { deskServer } from '@desk/testing/deskServer';
import { openDesk, slip } from '@desk/testing/openDesk';

const server = deskServer();
const calls = (name: string) =>
  server.sent.filter(({ call }) => call.endsWith(`/${name}`)).map(({ call }) => call);
const claimed = { staffUuid: 'boon', name: 'Boon', until: '2999-01-01T00:00:00.000+07:00' };
const isItem = (link: HTMLElement) => link.getAttribute('href')?.startsWith('/q/slip/');
const taken = () => answer(409, { code: 'CLAIMED_BY_OTHER', params: { name: 'Boon' } });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the claim of an open item', () => {
  it('DSK-41 is made on opening, renewed while the page is open, and released on leaving', async () => {
    server.items = [slip('1')];
    const { user } = openDesk('/q/slip/1');
    expect(await screen.findByText('คุณกำลังตรวจรายการนี้')).toBeVisible();
    expect(calls('claim')).toEqual(['slip/1/claim']);
    vi.advanceTimersByTime(90_000);
    await expect.poll(() => calls('renew')).toHaveLength(2);
    await user.keyboard('{Escape}');
    await expect.poll(() => calls('release')).toEqual(['slip/1/release']);
    vi.advanceTimersByTime(90_000);
    expect(calls('renew')).toHaveLength(2);
  });

  it('DSK-41 moving on claims the next item and releases this one', async () => {
    server.items = [slip('1'), slip('2')];
    const { user } = openDesk('/q/slip/1');
    await screen.findByText('คุณกำลังตรวจรายการนี้');
    await expect.poll(() => screen.getAllByRole('link').filter(isItem)).toHaveLength(2);
    await user.keyboard('j');
    await expect.poll(() => calls('claim')).toEqual(['slip/1/claim', 'slip/2/claim']);
    await expect.poll(() => calls('release')).toEqual(['slip/1/release']);
  });

  it('DSK-41 a decision ends it without a release', async () => {
    server.items = [slip('1')];
    const { user } = openDesk('/q/slip/1');
    await screen.findByText('คุณกำลังตรวจรายการนี้');
    await user.keyboard('a{Enter}');
    await screen.findByText('ไม่มีรายการที่ว่างอยู่');
    expect(calls('release')).toEqual([]);
  });

  it('DSK-41 names who has it and offers no decision; taking over needs a reason', async () => {
    server.items = [slip('1', { claim: claimed })];
    server.refuse = (path) => (path === 'queue/slip/1/claim' ? taken() : undefined);
    const { user } = openDesk('/q/slip/1');
    expect(await screen.findByText('Boon กำลังตรวจรายการนี้อยู่')).toBeVisible();
    expect(screen.queryByRole('button', { name: /อนุมัติ/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'รับช่วงต่อ' }));
    const dialog = screen.getByRole('dialog');
    const submit = within(dialog).getByRole('button', { name: 'รับช่วงต่อ' });
    expect(submit).toBeDisabled();
    await user.type(within(dialog).getByLabelText('เหตุผล'), 'พักเที่ยง');
    server.refuse = () => undefined;
    server.items = [slip('1', { claim: { ...claimed, staffUuid: 'anna', name: 'Anna' } })];
    await user.click(submit);
    expect(await screen.findByText('คุณกำลังตรวจรายการนี้')).toBeVisible();
    expect(server.sent.find(({ call }) => call === 'slip/1/take-over')?.body).toEqual({ reason: 'พักเที่ยง' });
  });

  it('DSK-41 a renewal shows that another person has taken it over', async () => {
    server.items = [slip('1')];
    openDesk('/q/slip/1');
    await screen.findByText('คุณกำลังตรวจรายการนี้');
    server.refuse = (path) => (path === 'queue/slip/1/renew' ? taken() : undefined);
    vi.advanceTimersByTime(45_000);
    expect(await screen.findByText('Boon กำลังตรวจรายการนี้อยู่')).toBeVisible();
    expect(screen.queryByRole('button', { name: /อนุมัติ/ })).toBeNull();
  });
});
