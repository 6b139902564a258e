import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { permissionsOf } from '#schemas/api/staffPermissions';
import { edited, undone } from '@studio/core/draft/draftSlice';
import { openForm, serveEditor } from '@studio/testing/openForm';
import { answer, pageServer } from '@backoffice/testing/pageServer';
import { ProblemsPanel } from './ProblemsPanel';

let role: 'editor' | 'viewer';
beforeEach(() => {
  role = 'editor';
});
pageServer(async (request) => {
  const served = await serveEditor(request);
  if (role === 'editor' || !request.url.endsWith('/api/staff/brand')) return served;
  const { data } = (await served.json()) as { readonly data: readonly object[] };
  return answer(200, { data: data.map((brand) => ({ ...brand, permissions: permissionsOf([role]) })) });
});

const TEXT = '/theme/text';
const broken = [
  { path: TEXT, value: '#101010' },
  { path: '/theme/gold', value: '#121212' },
  { path: '/theme/background', value: '#111111' },
];

/** The panel beside the form of colours, on a draft whose text and gold cannot be read on their grounds. */
async function openBroken(onOpen?: () => void) {
  const form = await openForm('group=theme', <ProblemsPanel onOpen={onOpen} />);
  act(() => void form.store.dispatch(edited({ edits: broken, at: Date.now() })));
  const panel = await screen.findByLabelText('ปัญหา', { selector: 'div' }, { timeout: 5_000 });
  return { ...form, panel };
}

it('says that a valid draft is ready', async () => {
  await openForm('group=theme', <ProblemsPanel />);
  expect(screen.getByText('ไม่พบปัญหา')).toBeVisible();
});

it('lists what is wrong and leads to its setting', async () => {
  let opened = 0;
  const { panel, user, setting } = await openBroken(() => (opened += 1));
  const [problem] = within(panel).getAllByTitle('ไปที่ค่านี้');
  if (!problem) throw new Error('no problem is listed');
  await user.click(problem);
  expect(opened).toBe(1);
  expect(setting(TEXT).closest('section')).toContainElement(document.activeElement as HTMLElement);
});

it('fixes all that a check can fix, as one step of undo', async () => {
  const { panel, user, store, draft } = await openBroken();
  const before = draft();
  await user.click(within(panel).getByRole('button', { name: /แก้ทั้งหมดที่แก้ได้/ }));
  expect(draft()).not.toEqual(before);
  act(() => void store.dispatch(undone()));
  expect(draft()).toEqual(before);
});

it('offers a viewer no fix', async () => {
  role = 'viewer';
  const { panel } = await openBroken();
  for (const fix of within(panel)
    .getAllByRole('button')
    .filter((button) => button.title === ''))
    expect(fix).toBeDisabled();
  expect(within(panel).queryByRole('button', { name: /แก้ทั้งหมดที่แก้ได้/ })).not.toBeInTheDocument();
});
