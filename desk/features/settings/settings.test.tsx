import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { permissionsOf } from '#schemas/api/staffPermissions';
import { answer } from '@backoffice/testing/pageServer';
import { deskServer } from '@desk/testing/deskServer';
import { openDesk } from '@desk/testing/openDesk';

const server = deskServer();
const DRY_RUN = 'brand/one/withdrawal-tiers/dry-run';

function serve(): void {
  const used = { id: 'used', staff: { th: 'สลิปซ้ำ', en: 'Used' }, member: { th: 'ใช้แล้ว', en: 'Used' } };
  server.data = {
    'brand-defaults': {
      level: { tiers: [] },
      desk: {
        targets: { slip: 3 },
        tiers: { automaticUpTo: 0, secondPersonAbove: 0 },
        reasons: { slip: [used] },
      },
    },
    'brand/one': { published: { file: { desk: { tiers: { automaticUpTo: 500 } } } } },
  };
}

describe('the settings of the desk', () => {
  it('DSK-51 shows the published settings and tries other tiers without changing them', async () => {
    serve();
    server.refuse = (path) =>
      path === DRY_RUN
        ? answer(200, {
            data: {
              ...{ total: 1240, automatic: 1011, onePerson: 200, twoPeople: 29 },
              reasons: [{ reason: 'TURNOVER', count: 120 }],
            },
          })
        : undefined;
    const { user } = openDesk('/settings');
    const form = await screen.findByRole('form', { name: 'ลองยอดอื่น' });
    expect(screen.getByText('500 บาท')).toBeVisible();
    expect(screen.getByRole('row', { name: /สลิป 1.5 นาที 3 นาที/ })).toBeVisible();
    expect(screen.getByText('สลิปซ้ำ')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /เปิดในสตูดิโอ/ })).toHaveAttribute(
      'href',
      'http://studio.example/b/one?group=desk',
    );
    const box = within(form).getByRole('spinbutton', { name: /อัตโนมัติไม่เกิน/ });
    await user.clear(box);
    await user.type(box, '2,000{Enter}');
    expect(await screen.findByText('จากรายการถอน 1,240 รายการ จะผ่านอัตโนมัติ 1,011 รายการ')).toBeVisible();
    expect(screen.getByText('เทิร์นไม่ครบ 120')).toBeVisible();
    expect(server.sent).toMatchObject([
      { call: DRY_RUN, body: { automaticUpTo: 2000, secondPersonAbove: 0 } },
    ]);
    // A result of other amounts than those in the boxes would mislead.
    await user.clear(box);
    await waitFor(() => expect(screen.queryByText(/1,240/)).toBeNull());
  });

  it('DSK-51 a person who neither edits the brand nor sees withdrawals is offered neither', async () => {
    serve();
    server.permissions = permissionsOf(['support']);
    openDesk('/settings');
    expect(await screen.findByText('500 บาท')).toBeVisible();
    expect(screen.queryByRole('link', { name: /เปิดในสตูดิโอ/ })).toBeNull();
    expect(screen.queryByRole('form')).toBeNull();
  });
});
