import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, pageServer } from '@backoffice/testing/pageServer';
import { textsOf } from '@studio/testing/i18n';
import { openStudio, summary } from '@studio/testing/openStudio';
import { NewBrandPage } from './NewBrandPage';

const t = textsOf('th', 'brandLife');

let everywhere: boolean;
let sent: unknown;
let refusal: Response | undefined;
beforeEach(() => {
  everywhere = true;
  sent = undefined;
  refusal = undefined;
});
pageServer(async (request) => {
  const { pathname } = new URL(request.url);
  if (pathname === '/api/staff/me')
    return answer(200, {
      data: { staff: { roles: [{ brandId: everywhere ? '*' : 'one', role: 'admin' }] } },
    });
  if (pathname === '/api/staff/brand' && request.method === 'POST') {
    sent = await request.json();
    return refusal ?? answer(200, { data: summary('moonbet', { displayName: 'Moon Bet', state: 'DRAFT' }) });
  }
  if (pathname === '/api/staff/brand') return answer(200, { data: [summary('one'), summary('two')] });
  return answer(200, { data: [] });
});

const open = (at = '/new') => openStudio(<NewBrandPage />, { at });
const next = () => screen.findByRole('button', { name: t('next') });
const create = () => screen.findByRole('button', { name: t('create') });

describe('NewBrandPage', () => {
  it('creates a blank brand from its name, and goes on with the logo in the workspace', async () => {
    const { user } = open();
    await user.click(await next());
    await user.type(await screen.findByLabelText(t('names.name')), 'Moon Bet');
    expect(screen.getByLabelText(t('names.id'))).toHaveValue('moon-bet');
    await user.click(await create());
    await waitFor(() => expect(window.location.pathname).toBe('/b/moon-bet'));
    expect(window.location.search).toBe('?step=logo');
    expect(sent).toEqual({ brandId: 'moon-bet', displayName: 'Moon Bet' });
  });

  it('copies the chosen parts of a brand, and the address says which', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('radio', { name: t('source.copy') }));
    expect(screen.getByText(t('parts.never'))).toBeVisible();
    for (const part of ['games', 'money', 'levels', 'prizes', 'features', 'texts'] as const)
      await user.click(screen.getByRole('checkbox', { name: t(`part.${part}`) }));
    await waitFor(() => expect(window.location.search).toBe('?from=one&parts=look.layout'));
    await user.click(await next());
    await user.type(await screen.findByLabelText(t('names.name')), 'พระจันทร์');
    expect(await create()).toBeDisabled();
    await user.type(screen.getByLabelText(t('names.id')), 'Moonbet');
    await user.click(await create());
    await waitFor(() =>
      expect(sent).toEqual({
        brandId: 'moonbet',
        displayName: 'พระจันทร์',
        from: { brandId: 'one', parts: ['look', 'layout'] },
      }),
    );
  });

  it('cannot copy no part at all', async () => {
    const { user } = open('/new?from=one&parts=look');
    await user.click(await screen.findByRole('checkbox', { name: t('part.look') }));
    expect(await next()).toBeDisabled();
    expect(screen.getByText(t('parts.none'))).toBeVisible();
  });

  it.each([
    ['one', 'idTaken'],
    ['studio', 'idTaken'],
    ['1moon', 'idShape'],
    ['m', 'idShape'],
  ] as const)('refuses the id %s before it is sent', async (id, why) => {
    const { user } = open('/new?step=names');
    await user.type(await screen.findByLabelText(t('names.name')), 'Moon');
    await user.clear(screen.getByLabelText(t('names.id')));
    await user.type(screen.getByLabelText(t('names.id')), id);
    expect(screen.getByText(t(`names.${why}`))).toBeVisible();
    expect(await create()).toBeDisabled();
  });

  it('shows why the server refuses, and stays', async () => {
    refusal = answer(409, { code: 'BRAND_ID_TAKEN', message: 'มีแบรนด์ที่ใช้รหัสนี้อยู่แล้ว' });
    const { user } = open('/new?step=names');
    await user.type(await screen.findByLabelText(t('names.name')), 'Secret');
    await user.click(await create());
    expect(await screen.findByRole('alert')).toHaveTextContent('มีแบรนด์ที่ใช้รหัสนี้อยู่แล้ว');
    expect(window.location.pathname).toBe('/new');
  });

  it('is only for who administers all brands', async () => {
    everywhere = false;
    open();
    expect(await screen.findByText(t('noRight'))).toBeVisible();
    expect(screen.queryByRole('button', { name: t('next') })).toBeNull();
  });
});
