import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { beforeEach, expect, it } from 'vitest';
import { safeStorage } from '@/lib/safeStorage';
import { createStudioStore } from '@studio/core/store/createStudioStore';
import { answer, pageServer } from '@studio/testing/pageServer';
import { brandFile } from '@studio/testing/shipped';
import { SetDialog } from './SetDialog';
import { render } from '@studio/testing/i18n';

const brand = (brandId: string, errors = 0) => ({
  brandId,
  displayName: brandId.toUpperCase(),
  primary: false,
  hostnames: [],
  colours: { color: '#18fcc9', background: '#000000', surface: '#111111' },
  role: 'admin',
  revision: 3,
  publishedAt: '2026-11-23T10:00:00+07:00',
  draft: { version: 7, updatedAt: '2026-11-23T10:00:00+07:00', updatedBy: null },
  errors,
  warnings: 0,
  waiting: 0,
  operation: { websiteStatus: 'ACTIVE', message: null, endAt: null },
});
const review = { costs: [], hosts: [], sensitive: [], second: false, admin: false };

let sent: unknown;
let refusal: Response | undefined;
beforeEach(() => {
  sent = undefined;
  refusal = undefined;
});
pageServer(async (request) => {
  const { pathname } = new URL(request.url);
  if (pathname === '/api/staff/brand')
    return answer(200, { data: [brand('one'), brand('two'), brand('bad', 2)] });
  if (pathname === '/api/staff/brand-file')
    return answer(200, {
      data: ['one', 'two', 'bad'].map((brandId) => ({
        brandId,
        published: brandFile,
        draft: { ...brandFile, displayName: 'ใหม่' },
      })),
    });
  if (pathname.endsWith('/release/review')) return answer(200, { data: review });
  if (pathname === '/api/staff/release-set' && request.method === 'POST') {
    sent = await request.json();
    return refusal ?? answer(200, { data: { status: 'PUBLISHED', releases: [{}, {}] } });
  }
  return answer(200, { data: [] });
});

const open = () => {
  let closed = false;
  render(
    <Provider store={createStudioStore(safeStorage(() => window.sessionStorage))}>
      <SetDialog onClose={() => (closed = true)} />
    </Provider>,
  );
  return { user: userEvent.setup({ delay: null }), isClosed: () => closed };
};

it('publishes the selected drafts in one call, and lists what is missing until then', async () => {
  const { user, isClosed } = open();
  const button = await screen.findByRole('button', { name: 'เผยแพร่ 2 แบรนด์' });
  expect(button).toBeDisabled();
  expect(screen.getByText(/ยังเผยแพร่ไม่ได้:.*กรอกบันทึกการเผยแพร่/)).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'BAD' })).toBeDisabled();
  await user.type(screen.getByLabelText('บันทึกการเผยแพร่'), 'ปีใหม่');
  await user.click(button);
  await waitFor(() => expect(isClosed()).toBe(true));
  expect(sent).toEqual({
    brands: ['one', 'two'].map((brandId) => ({ brandId, baseRevision: 3, draftVersion: 7 })),
    note: 'ปีใหม่',
    reason: null,
    at: null,
  });
});

it('needs two brands, and names the brand that was refused', async () => {
  refusal = answer(409, {
    code: 'REVISION_CONFLICT',
    message: 'มีการเผยแพร่รุ่นใหม่ไปแล้ว',
    params: { brandId: 'two' },
  });
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'TWO' }));
  expect(screen.getByText(/เลือกอย่างน้อยสองแบรนด์/)).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'TWO' }));
  await user.type(screen.getByLabelText('บันทึกการเผยแพร่'), 'ปีใหม่');
  await user.click(screen.getByRole('button', { name: 'เผยแพร่ 2 แบรนด์' }));
  expect(await screen.findByText('TWO: มีการเผยแพร่รุ่นใหม่ไปแล้ว')).toBeVisible();
});
