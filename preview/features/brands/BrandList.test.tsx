import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { StaffRole } from '#schemas/api/staffPermissions';
import type { BrandSummary } from '@backoffice/api/brandListApi';
import { answer, pageServer } from '@backoffice/testing/pageServer';
import { selectOpen } from '@studio/core/draft/draftSlice';
import { textsOf } from '@studio/testing/i18n';
import { openStudio, summary } from '@studio/testing/openStudio';
import { brandFile } from '@studio/testing/shipped';
import { BrandList } from './BrandList';
import { BrandStateBar } from './BrandStateBar';

const t = textsOf('th', 'brandLife');
const s = textsOf('th', 'shell');

let brands: readonly BrandSummary[];
let roles: readonly { readonly brandId: string; readonly role: StaffRole }[];
let calls: { readonly path: string; readonly body: unknown }[];
let refusal: Response | undefined;
beforeEach(() => {
  brands = [summary('one'), summary('two', { state: 'DRAFT' }), summary('old', { state: 'ARCHIVED' })];
  roles = [{ brandId: '*', role: 'admin' }];
  calls = [];
  refusal = undefined;
});
pageServer(async (request) => {
  const { pathname } = new URL(request.url);
  if (request.method === 'POST') {
    calls.push({ path: pathname, body: await request.json() });
    return refusal ?? answer(200, { data: { state: 'OPEN', since: '2026-11-28T10:00:00+07:00' } });
  }
  if (pathname === '/api/staff/me') return answer(200, { data: { staff: { roles } } });
  if (pathname === '/api/staff/brand') return answer(200, { data: brands });
  return answer(200, { data: [] });
});

const open = (openId = 'one') => openStudio(<BrandList openId={openId} />, { at: `/b/${openId}` });
const menuOf = (name: string) => screen.findByRole('button', { name: t('life.menu', { brand: name }) });
const item = (name: Parameters<typeof t>[0]) =>
  screen.findByRole('menuitem', { name: t(name as 'life.open') });

describe('BrandList', () => {
  it('leads who administers all brands to a new one', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: t('new') }));
    await waitFor(() => expect(window.location.pathname).toBe('/new'));
  });

  it('offers no new brand to who administers only some', async () => {
    roles = [{ brandId: 'one', role: 'admin' }];
    open();
    await screen.findByRole('link', { name: 'ONE' });
    expect(screen.queryByRole('button', { name: t('new') })).toBeNull();
  });

  it('marks a brand that is not open, and folds archived ones at the end', async () => {
    open();
    const draft = (await screen.findByRole('link', { name: 'TWO' })).closest('li') ?? document.body;
    expect(within(draft).getByText(t('state.DRAFT'))).toBeVisible();
    const folded = screen.getByText(t('archived', { count: 1 })).closest('details');
    expect(folded).not.toHaveAttribute('open');
    expect(within(folded ?? document.body).getByText('OLD')).toBeInTheDocument();
  });

  it('does not fold the brand that is open', async () => {
    open('old');
    const summaryOf = await screen.findByText(t('archived', { count: 1 }));
    expect(summaryOf.closest('details')).toHaveAttribute('open');
  });

  it('has a switch for maintenance only for sites that are served', async () => {
    open();
    await screen.findByRole('link', { name: 'ONE' });
    const switches = screen.getAllByRole('button', { name: new RegExp(s('emergency.open')) });
    expect(switches).toHaveLength(1);
  });
});

describe('BrandMenu', () => {
  it('archives with a reason, after saying what that means for members', async () => {
    const { user } = open();
    await user.click(await menuOf('ONE'));
    await user.click(await item('life.archive'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(t('archive.members'))).toBeVisible();
    expect(dialog.getByRole('button', { name: t('life.archive') })).toBeDisabled();
    await user.type(dialog.getByLabelText(t('archive.reason')), 'เลิกทำแบรนด์');
    await user.click(dialog.getByRole('button', { name: t('life.archive') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls).toEqual([{ path: '/api/staff/brand/one/archive', body: { reason: 'เลิกทำแบรนด์' } }]);
  });

  it('restores an archived brand, and shows why that is refused', async () => {
    refusal = answer(409, { code: 'BRAND_STATE', message: 'สถานะของแบรนด์เปลี่ยนไปแล้ว' });
    const { user } = open('old');
    await user.click(await menuOf('OLD'));
    await user.click(await item('life.restore'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: t('life.restore') }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('สถานะของแบรนด์เปลี่ยนไปแล้ว');
    expect(calls.map(({ path }) => path)).toEqual(['/api/staff/brand/old/open']);
  });

  it('removes a brand that was never opened once its id is typed', async () => {
    const { user } = open();
    await user.click(await menuOf('TWO'));
    await user.click(await item('life.remove'));
    const dialog = within(await screen.findByRole('dialog'));
    const box = dialog.getByLabelText(t('remove.type', { id: 'two' }));
    await user.type(box, 'tw');
    expect(dialog.getByRole('button', { name: t('life.remove') })).toBeDisabled();
    await user.type(box, 'o');
    await user.click(dialog.getByRole('button', { name: t('life.remove') }));
    await waitFor(() => expect(calls.map(({ path }) => path)).toEqual(['/api/staff/brand/two/remove']));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.pathname).toBe('/b/one');
  });

  it('leaves the workspace of the brand that it removes', async () => {
    brands = [summary('one'), summary(brandFile.id, { state: 'DRAFT', displayName: 'MINE' })];
    const { user, store } = openStudio(<BrandList openId={brandFile.id} />, {
      at: `/b/${brandFile.id}`,
      draft: brandFile,
    });
    await user.click(await menuOf('MINE'));
    await user.click(await item('life.remove'));
    await user.type(await screen.findByLabelText(t('remove.type', { id: brandFile.id })), brandFile.id);
    await user.click(screen.getByRole('button', { name: t('life.remove') }));
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(selectOpen(store.getState())).toBeNull();
  });

  it('is absent without the permission, and for the primary brand', async () => {
    brands = [summary('one', { primary: true }), summary('two', { role: 'operator' })];
    open();
    await screen.findByRole('link', { name: 'TWO' });
    expect(screen.queryByRole('button', { name: /^จัดการ/ })).toBeNull();
  });
});

describe('BrandStateBar', () => {
  const openBar = (brandId: string, query = '') =>
    openStudio(<BrandStateBar brandId={brandId} />, { at: `/b/${brandId}${query}` });

  it('leads back to the steps of a brand that is not open', async () => {
    const { user } = openBar('two');
    await user.click(await screen.findByRole('button', { name: t('setup.back') }));
    await waitFor(() => expect(window.location.search).toBe('?step=checks'));
    await waitFor(() => expect(screen.queryByText(t('bar.draft'))).toBeNull());
  });

  it('offers to restore an archived brand', async () => {
    const { user } = openBar('old');
    await user.click(await screen.findByRole('button', { name: t('life.restore') }));
    expect(await screen.findByRole('dialog')).toHaveTextContent(t('restore.text'));
  });
});
