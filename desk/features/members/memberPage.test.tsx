import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { permissionsOf } from '#schemas/api/staffPermissions';
import { answer } from '@backoffice/testing/pageServer';
import { deskServer } from '@desk/testing/deskServer';
import { event, memberRecord } from '@desk/testing/memberRecord';
import { openDesk, slip } from '@desk/testing/openDesk';

const server = deskServer();
const MEMBER = 'brand/one/member/user-1';
const PAGE = '/member/one/user-1';

function serve(record = memberRecord()): void {
  server.data = { [MEMBER]: record, [`${MEMBER}/timeline`]: [] };
}

describe('the page of a member', () => {
  it('DSK-49 shows a complete number for a reason, and nothing else of the same member', async () => {
    serve();
    server.refuse = (path) =>
      path.endsWith('/reveal') ? answer(200, { data: { value: '1112221111' } }) : undefined;
    const { user } = openDesk(PAGE);
    await user.click(await screen.findByRole('button', { name: /เลขบัญชี SCB/ }));
    const dialog = screen.getByRole('dialog');
    await user.type(within(dialog).getByLabelText('เหตุผล'), 'โทรยืนยัน{Enter}');
    expect(await screen.findByText('1112221111')).toBeVisible();
    expect(server.sent.at(-1)).toMatchObject({
      call: `${MEMBER}/reveal`,
      body: { field: 'FORMER_BANK_ACCOUNT', accountUuid: 'former-1', reason: 'โทรยืนยัน' },
    });
    expect(screen.getByText('KBANK ••••1111')).toBeVisible();
    expect(screen.getByText('******1234')).toBeVisible();
  });

  it('DSK-49 offers to support staff neither numbers nor suspension', async () => {
    serve(memberRecord({ member: { ...memberRecord().member, status: 'SUSPENDED' } }));
    server.permissions = permissionsOf(['support']);
    openDesk(PAGE);
    expect(await screen.findByRole('button', { name: /เพิ่มโน้ต/ })).toBeEnabled();
    expect(screen.getByText('ถูกระงับ')).toBeVisible();
    expect(screen.queryByRole('button', { name: /แบบเต็ม|ปลดระงับ/ })).toBeNull();
  });

  it('DSK-49 `n` writes a note of several lines and pins it', async () => {
    serve();
    const { user } = openDesk(PAGE);
    await screen.findByRole('heading', { name: /Somchai/ });
    await user.keyboard('n');
    await user.type(await screen.findByLabelText('โน้ต'), 'บรรทัดแรก{Enter}บรรทัดสอง');
    await user.click(screen.getByRole('switch', { name: 'ปักหมุดเป็นคำเตือน' }));
    await user.click(screen.getByRole('button', { name: 'บันทึกโน้ต' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.sent).toMatchObject([
      { call: `${MEMBER}/note`, body: { text: 'บรรทัดแรก\nบรรทัดสอง', pinned: true } },
    ]);
  });

  it('DSK-49 tells each event of the timeline in words', async () => {
    serve();
    server.data = {
      ...server.data,
      [`${MEMBER}/timeline`]: [
        event({ uuid: '1', kind: 'ledger', code: 'DEPOSIT', amount: 500, balance: 1500 }),
        event({
          uuid: '2',
          kind: 'withdrawal',
          code: 'WITHDRAWAL',
          amount: 300,
          status: 'REFUNDED',
          by: 'Anna',
        }),
        event({ uuid: '3', kind: 'act', code: 'member.suspend', text: 'ปลอมสลิป', by: 'Anna' }),
        event({
          ...{ uuid: '4', kind: 'play', code: 'slot-1', amount: -20 },
          values: { provider: 'PG', rounds: '3', bet: '60', win: '40' },
        }),
      ],
    };
    const { user } = openDesk(PAGE);
    const list = await screen.findByRole('region', { name: 'ประวัติทั้งหมด' });
    const rows = (await within(list).findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(rows[0]).toContain('เติมเครดิตจากการฝาก500.00คงเหลือ 1,500.00');
    expect(rows[1]).toContain('ถอนเงินคืนเครดิตแล้วโดย Anna300.00');
    expect(rows[2]).toContain('ระงับสมาชิกปลอมสลิปโดย Anna');
    expect(rows[3]).toContain('เล่นเกม: slot-1 · PG3 รอบ เดิมพัน 60 ได้คืน 40-20.00');
    await user.click(within(list).getByRole('button', { name: 'ทุกประเภท' }));
    await user.click(screen.getByRole('switch', { name: 'โน้ต' }));
    expect(window.location.search).toBe('?kind=note');
  });

  it('DSK-32 days narrow the timeline and are written to the address', async () => {
    serve();
    const { user } = openDesk(PAGE);
    await user.click(await screen.findByRole('button', { name: 'ทุกวัน' }));
    fireEvent.change(screen.getByLabelText('ตั้งแต่วันที่'), { target: { value: '2026-11-01' } });
    fireEvent.change(screen.getByLabelText('ถึงวันที่'), { target: { value: '2026-11-26' } });
    expect(window.location.search).toBe('?start=2026-11-01&end=2026-11-26');
    await user.click(screen.getByRole('button', { name: 'แสดงทุกวัน' }));
    expect(window.location.search).toBe('');
  });

  it('DSK-49 opens from an item, which stays claimed, and returns to it', async () => {
    serve();
    const item = slip('1', { user: { uuid: 'user-1', username: 'demo01', name: 'Somchai' } });
    server.items = [item];
    const { user } = openDesk('/q/slip/1?brand=one');
    await screen.findByRole('heading', { name: /Somchai/ });
    await user.keyboard('m');
    await screen.findByRole('heading', { name: 'ยอดเงิน' });
    expect(server.sent.map(({ call }) => call)).not.toContain('slip/1/release');
    await user.keyboard('{Escape}');
    expect(await screen.findByText('คุณกำลังตรวจรายการนี้')).toBeVisible();
    expect(window.location.pathname + window.location.search).toBe('/q/slip/1?brand=one');
    expect(server.sent.map(({ call }) => call)).not.toContain('slip/1/release');
  });

  it('DSK-49 opens from a row of a queue and returns to that row', async () => {
    serve();
    const member = { uuid: 'user-1', username: 'demo01', name: 'Somchai' };
    server.items = [slip('0'), slip('1', { user: member })];
    const { user } = openDesk('/q/slip');
    await user.click(await screen.findByRole('link', { name: 'ดูข้อมูลสมาชิก demo01' }));
    await screen.findByRole('heading', { name: 'ยอดเงิน' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('link', { name: /^Somchai/ })).toHaveFocus());
  });

  it('DSK-50 the palette finds members of all brands and offers them again', async () => {
    serve();
    const { member, brandId, brandName } = memberRecord();
    const hit = { brandId, brandName, member, match: 'PHONE', text: '******1234', record: null };
    server.data = { ...server.data, member: { hits: [hit], more: false } };
    const { user } = openDesk('/q/slip');
    await screen.findByRole('heading', { name: 'สลิป' });
    await user.keyboard('{Control>}k{/Control}');
    expect(within(await screen.findByRole('dialog')).getByRole('combobox')).toHaveFocus();
    await user.keyboard('1234');
    await user.click(await screen.findByRole('option', { name: /Somchai \(demo01\) · One/ }));
    await screen.findByRole('heading', { name: 'ยอดเงิน' });
    expect(window.location.pathname).toBe(PAGE);
    await user.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('option', { name: /Somchai.*เปิดล่าสุด/ })).toBeVisible();
  });

  it('DSK-50 an id that waits in a queue opens there', async () => {
    serve();
    const { member, brandId, brandName } = memberRecord();
    const record = { kind: 'slip', uuid: '1' };
    const hit = { brandId, brandName, member, match: 'UUID', text: '1', record };
    server.items = [slip('1')];
    server.data = { ...server.data, member: { hits: [hit], more: false } };
    const { user } = openDesk('/q/deposit');
    await screen.findByRole('heading', { name: 'ฝากเงิน' });
    await user.keyboard('{Control>}k{/Control}');
    expect(within(await screen.findByRole('dialog')).getByRole('combobox')).toHaveFocus();
    await user.keyboard('c0ffee');
    await user.click(await screen.findByRole('option', { name: /Somchai/ }));
    await screen.findByRole('heading', { name: /Member 1/ });
    expect(window.location.pathname).toBe('/q/slip/1');
  });
});
