import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { checkContrast } from '#core/brand/checks/contrast';
import type { BrandSummary } from '@backoffice/api/brandListApi';
import { answer, pageServer } from '@backoffice/testing/pageServer';
import { paintBackground, readPixels } from '@studio/core/browser/readPixels';
import { setupSteps, useView } from '@studio/core/browser/view';
import { edited, undone } from '@studio/core/draft/draftSlice';
import { selectResolved } from '@studio/core/draft/selectBrand';
import { useFocusActions } from '@studio/features/settings/focus';
import { textsOf } from '@studio/testing/i18n';
import { openStudio, summary } from '@studio/testing/openStudio';
import { brandFile } from '@studio/testing/shipped';
import { SetupPath } from './SetupPath';

vi.mock(import('@studio/core/browser/readPixels'), () => ({ readPixels: vi.fn(), paintBackground: vi.fn() }));

const t = textsOf('th', 'brandLife');
const RED = [200, 16, 46, 255];

let brand: BrandSummary;
let calls: { readonly path: string; readonly body: unknown }[];
let releaseStatus: string;
let hosts: readonly object[];
let logoPixels: Uint8ClampedArray;
/** Transparent, unless a test makes it dark. */
let backgroundPixels: Uint8ClampedArray;
beforeEach(() => {
  brand = summary(brandFile.id, { state: 'DRAFT', displayName: 'แบรนด์' });
  calls = [];
  releaseStatus = 'PUBLISHED';
  hosts = [];
  logoPixels = new Uint8ClampedArray([...RED, ...RED]);
  backgroundPixels = new Uint8ClampedArray(64 * 4);
  vi.mocked(readPixels).mockImplementation((url) =>
    Promise.resolve(url.includes('logo') || url.includes('u/new') ? logoPixels : backgroundPixels),
  );
  vi.mocked(paintBackground).mockResolvedValue(new File(['x'], 'background.png', { type: 'image/png' }));
});
pageServer(async (request) => {
  const { pathname } = new URL(request.url);
  if (pathname.endsWith('/image'))
    return answer(200, { data: { file: 'u/background.webp', bytes: 9, width: 720, height: 1280 } });
  if (request.method === 'POST') calls.push({ path: pathname, body: await request.json() });
  if (pathname.endsWith('/host')) return answer(200, { data: hosts });
  if (pathname.endsWith('/release')) return answer(200, { data: { status: releaseStatus } });
  if (pathname.endsWith('/open')) {
    brand = { ...brand, state: 'OPEN' };
    return answer(200, { data: { state: 'OPEN', since: '2026-11-28T10:00:00+07:00' } });
  }
  if (request.method === 'PATCH')
    return answer(200, { data: { version: 2, file: brandFile, updatedAt: '2026-11-28T10:00:00+07:00' } });
  if (pathname === '/api/staff/brand') return answer(200, { data: [brand] });
  return answer(200, { data: [] });
});

let focusSetting: ((path: string) => void) | undefined;
function Shown() {
  const { step } = useView().view;
  focusSetting = useFocusActions().focusSetting;
  return step === 'none' ? <p>form</p> : <SetupPath step={step} />;
}

const open = (step: string, draft = brandFile) =>
  openStudio(<Shown />, { at: `/b/${brandFile.id}?step=${step}`, draft });
const stepOf = () => new URLSearchParams(window.location.search).get('step');

describe('SetupPath', () => {
  it('goes through the steps, each in the address, and the first two are done', async () => {
    const { user } = open('logo');
    const steps = within(await screen.findByRole('navigation', { name: t('steps') }));
    expect(steps.getAllByText(t('step.done'))).toHaveLength(2);
    for (const step of setupSteps.slice(1)) {
      await user.click(screen.getByRole('button', { name: t('next') }));
      expect(await screen.findByRole('heading', { name: t(`title.${step}`) })).toHaveFocus();
      expect(stepOf()).toBe(step);
    }
    expect(screen.queryByRole('button', { name: t('next') })).toBeNull();
    await user.click(steps.getByRole('button', { name: new RegExp(t('step.money')) }));
    expect(await screen.findByRole('radio', { name: 'วงเงินและขอบเขต' })).toBeChecked();
    expect(stepOf()).toBe('money');
  });

  it('can be left for the form, also by what opens a setting', async () => {
    const { user } = open('logo');
    await user.click(await screen.findByRole('button', { name: t('setup.leave') }));
    expect(await screen.findByText('form')).toBeVisible();
    expect(stepOf()).toBeNull();
  });

  it('gives way to a setting that a problem or a pick opens', async () => {
    open('hosts');
    await screen.findByRole('heading', { name: t('title.hosts') });
    act(() => focusSetting?.('/tagline'));
    expect(await screen.findByText('form')).toBeVisible();
  });
});

describe('the colours of a logo', () => {
  it('BRD-06 are applied by one press as one step of undo, and pass the checks', async () => {
    const { user, store } = open('logo');
    const before = selectResolved(store.getState())?.brand.theme;
    const day = await screen.findByRole('button', { name: t('colours.day') });
    await user.click(day);
    const theme = selectResolved(store.getState())?.brand.theme;
    expect(theme).toMatchObject({ scheme: 'light', font: before?.font });
    expect(theme && checkContrast({ theme })).toEqual([]);
    expect(day).toHaveAttribute('aria-pressed', 'true');
    act(() => void store.dispatch(undone()));
    expect(selectResolved(store.getState())?.brand.theme).toEqual(before);
  });

  it('bring a background of their own where the text could not be read on the present one, in the same step', async () => {
    backgroundPixels = new Uint8ClampedArray(Array.from({ length: 64 }, () => [8, 4, 4, 255]).flat());
    const { user, store } = open('logo');
    const day = await screen.findByRole('button', { name: new RegExp(`^${t('colours.day')}`) });
    await waitFor(() => expect(day).toHaveTextContent(t('colours.background')));
    const night = screen.getByRole('button', { name: t('colours.night') });
    expect(night).not.toHaveTextContent(t('colours.background'));
    await user.click(day);
    const images = () => selectResolved(store.getState())?.brand.images;
    await waitFor(() => expect(images()?.['home.normal.background']).toBe('u/background.webp'));
    expect(selectResolved(store.getState())?.brand.theme.scheme).toBe('light');
    act(() => void store.dispatch(undone()));
    expect(images()?.['home.normal.background']).not.toBe('u/background.webp');
    expect(selectResolved(store.getState())?.brand.theme.scheme).toBe('dark');
  });

  it('are read again from a new logo', async () => {
    const { store } = open('logo');
    await screen.findByRole('button', { name: t('colours.day') });
    const edits = [{ path: '/images/home.normal.logo', value: 'u/new.webp' }];
    act(() => void store.dispatch(edited({ edits, at: 1 })));
    await waitFor(() => expect(readPixels).toHaveBeenCalledWith(`/images/${brandFile.id}/u/new.webp`));
  });

  it('are replaced by advice when the pixels cannot be read', async () => {
    vi.mocked(readPixels).mockRejectedValue(new Error('tainted'));
    open('logo');
    expect(await screen.findByText(t('colours.failed'))).toBeVisible();
    expect(screen.queryByRole('button', { name: t('colours.day') })).toBeNull();
  });
});

describe('hosts', () => {
  it('shows the record to enter for a host that is not pointed, and where the others point', async () => {
    hosts = [
      { host: 'moon.bet', state: 'NOT_POINTED', address: null },
      { host: 'www.moon.bet', state: 'POINTED', address: '203.0.113.7' },
      { host: 'moon.com', state: 'CERTIFIED', address: '203.0.113.8' },
    ];
    open('hosts');
    const row = async (state: 'NOT_POINTED' | 'POINTED' | 'CERTIFIED') =>
      within((await screen.findByText(t(`host.${state}`))).closest('li') ?? document.body);
    const record = await row('NOT_POINTED');
    expect(record.getByText('CNAME')).toBeVisible();
    expect(record.getByText(window.location.hostname, { selector: 'dd' })).toBeVisible();
    const pointed = await row('POINTED');
    expect(pointed.getByText(/203\.0\.113\.7/)).toBeVisible();
    expect(pointed.queryByText('CNAME')).toBeNull();
    expect((await row('CERTIFIED')).getByText(/203\.0\.113\.8/)).toBeVisible();
  });

  it('checks again at a press', async () => {
    const { user } = open('hosts');
    await screen.findByText(t('hosts.none'));
    hosts = [{ host: 'moon.bet', state: 'CERTIFIED', address: '203.0.113.7' }];
    await user.click(screen.getByRole('button', { name: t('hosts.checkAgain') }));
    expect(await screen.findByText(t('host.CERTIFIED'))).toBeVisible();
  });
});

describe('opening', () => {
  const changed = { ...brandFile, tagline: { th: 'ใหม่', en: 'New' } };
  const faint = { ...changed, theme: { ...brandFile.theme, text: '#33423f' } };
  const broken = { ...brandFile, displayName: '' };
  const brandCall = (name: string) => `/api/staff/brand/${brandFile.id}/${name}`;
  const publishAndOpen = () => screen.findByRole('button', { name: t('open.publish') });
  const pressWhenEnabled = async (user: ReturnType<typeof open>['user']) => {
    const go = await publishAndOpen();
    await waitFor(() => expect(go).toBeEnabled());
    await user.click(go);
  };

  it('opens what is published, and leads to the site', async () => {
    const { user } = open('checks');
    const go = await screen.findByRole('button', { name: t('open') });
    await waitFor(() => expect(go).toBeEnabled());
    await user.click(go);
    expect(await screen.findByText(t('open.done'))).toBeVisible();
    expect(calls.map(({ path }) => path)).toEqual([brandCall('open')]);
    expect(screen.getByRole('link')).toHaveAttribute('href', expect.stringContaining(brandFile.id));
  });

  it('publishes a changed draft first', async () => {
    const { user } = open('checks', changed);
    await pressWhenEnabled(user);
    expect(await screen.findByText(t('open.done'))).toBeVisible();
    expect(calls.map(({ path }) => path)).toEqual([brandCall('release'), brandCall('open')]);
    expect(calls[0]?.body).toEqual({
      baseRevision: 1,
      draftVersion: 1,
      note: t('open.note'),
      reason: null,
      at: null,
    });
  });

  it('requires a reason for warnings, which the release has', async () => {
    const { user } = open('checks', faint);
    const reason = await screen.findByLabelText(/เหตุผลที่จะเผยแพร่/);
    expect(await publishAndOpen()).toBeDisabled();
    await user.type(reason, 'สีของแบรนด์');
    await pressWhenEnabled(user);
    await waitFor(() => expect(calls[0]?.body).toMatchObject({ reason: 'สีของแบรนด์' }));
  });

  it('waits for the second person whom the release needs, and opens nothing', async () => {
    releaseStatus = 'WAITING_APPROVAL';
    const { user } = open('checks', changed);
    await pressWhenEnabled(user);
    expect(await screen.findByText(t('open.waiting'))).toBeVisible();
    expect(await publishAndOpen()).toBeDisabled();
    expect(calls.map(({ path }) => path)).toEqual([brandCall('release')]);
  });

  it('is blocked by an error', async () => {
    open('checks', broken);
    await screen.findByText(/แก้ข้อผิดพลาดก่อน/);
    expect(await publishAndOpen()).toBeDisabled();
  });

  it('is not offered to who may not open brands', async () => {
    brand = { ...brand, permissions: ['look', 'drafts.edit'] };
    open('checks');
    await screen.findByText(new RegExp(t('open.noRight')));
    expect(screen.getByRole('button', { name: t('open') })).toBeDisabled();
  });
});
