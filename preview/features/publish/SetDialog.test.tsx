import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { beforeEach, expect, it } from 'vitest';
import { permissionsOf } from '#schemas/api/staffPermissions';
import { safeStorage } from '@/lib/safeStorage';
import { createStudioStore } from '@studio/core/store/createStudioStore';
import { answer, pageServer } from '@backoffice/testing/pageServer';
import { brandFile } from '@studio/testing/shipped';
import { SetDialog } from './SetDialog';
import { render } from '@studio/testing/i18n';

const brand = (brandId: string, errors = 0) => ({
  brandId,
  displayName: brandId.toUpperCase(),
  primary: false,
  hostnames: [],
  colours: { color: '#18fcc9', background: '#000000', surface: '#111111' },
  permissions: permissionsOf(['admin']),
  revision: 3,
  publishedAt: '2026-11-23T10:00:00+07:00',
  draft: { version: 7, updatedAt: '2026-11-23T10:00:00+07:00', updatedBy: null },
  errors,
  warnings: 0,
  waiting: 0,
  operation: { websiteStatus: 'ACTIVE', message: null, endAt: null },
});
const review = { costs: [], hosts: [], sensitive: [], admin: false };

let sent: unknown;
let refusal: Response | undefined;
let second: boolean;
let reviewed: Promise<void>;
let sets: readonly object[];
beforeEach(() => {
  sent = undefined;
  refusal = undefined;
  second = false;
  reviewed = Promise.resolve();
  sets = [];
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
  if (pathname.endsWith('/release/review')) {
    await reviewed;
    return answer(200, { data: { ...review, second } });
  }
  if (pathname === '/api/staff/release-set' && request.method === 'POST') {
    sent = await request.json();
    return refusal ?? answer(200, { data: { status: 'PUBLISHED', releases: [{}, {}] } });
  }
  if (pathname === '/api/staff/me')
    return answer(200, { data: { staff: { uuid: 'a' }, secondFactor: true, secondFactorRequired: false } });
  if (pathname === '/api/staff/release-set') return answer(200, { data: sets });
  return answer(200, { data: [] });
});

const open = () => {
  let closed = false;
  const { unmount } = render(
    <Provider store={createStudioStore(safeStorage(() => window.sessionStorage))}>
      <SetDialog onClose={() => (closed = true)} />
    </Provider>,
  );
  return { unmount, user: userEvent.setup({ delay: null }), isClosed: () => closed };
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

it('waits for the review of each brand, whose parts stand below the fields', async () => {
  let finish = () => {};
  reviewed = new Promise((resolve) => (finish = resolve));
  const { user } = open();
  const note = await screen.findByLabelText('บันทึกการเผยแพร่');
  await user.type(note, 'ปีใหม่');
  expect(screen.getByText(/ยังเผยแพร่ไม่ได้: รอคำนวณต้นทุนและตรวจโฮสต์$/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'เผยแพร่ 2 แบรนด์' })).toBeDisabled();
  const brands = screen.getByRole('checkbox', { name: 'ONE' });
  expect(note.compareDocumentPosition(brands)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  finish();
  await waitFor(() => expect(screen.getByRole('button', { name: 'เผยแพร่ 2 แบรนด์' })).toBeEnabled());
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

it('sends the set for approval where a brand needs a second person', async () => {
  second = true;
  open();
  expect(await screen.findByRole('button', { name: 'ส่งขออนุมัติ 2 แบรนด์' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'เผยแพร่ 2 แบรนด์' })).not.toBeInTheDocument();
});

const releaseSet = (uuid: string, status: string, current: boolean, release: object) => ({
  uuid,
  status,
  current,
  note: uuid,
  at: null,
  author: 'A',
  authorUuid: 'a',
  approver: null,
  createdAt: '2026-11-23T10:00:00+07:00',
  releases: [{ brandId: 'one', release: { failure: null, ...release } }],
});
const published = releaseSet('set', 'PUBLISHED', true, { kind: 'publish', baseRevision: 2, revision: 3 });

it('offers to roll back a published set until its roll-back waits for approval', async () => {
  const back = { kind: 'rollback', baseRevision: 3, revision: null, restores: 2 };
  sets = [published];
  const { unmount } = open();
  expect(await screen.findByRole('button', { name: 'ย้อนกลับทั้งชุด' })).toBeEnabled();
  unmount();
  sets = [releaseSet('back', 'WAITING_APPROVAL', false, back), published];
  open();
  expect(await screen.findByText('ส่งคำขอย้อนกลับแล้ว รออีกคนอนุมัติ')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'ย้อนกลับทั้งชุด' })).not.toBeInTheDocument();
});

it('still offers to roll back while something else of the brand is scheduled', async () => {
  const next = { kind: 'publish', baseRevision: 3, revision: null, restores: null };
  sets = [releaseSet('next', 'SCHEDULED', false, next), published];
  open();
  expect(await screen.findByRole('button', { name: 'ย้อนกลับทั้งชุด' })).toBeEnabled();
});
