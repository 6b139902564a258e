import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fail, openSite } from '@/testing/openSite';
import { shipped } from '@/testing/shipped';
import { heroes } from '#schemas/brand/look';
import { howLongAgo } from './Feed';

type Look = typeof shipped.look;

const landing = ['hero', 'announcement'] as const;
const open = (look: Partial<Look>, register = true, answers: Parameters<typeof openSite>[1] = {}) =>
  openSite('/', answers, {
    look: { ...shipped.look, ...look },
    flags: { ...shipped.flags, register },
    layout: { ...shipped.layout, landing: [...landing] },
  });
const title = () => screen.findByRole('heading', { level: 1, name: shipped.displayName });
const keyVisual = () => document.querySelector(`main img[src="/brand/${shipped.art.keyVisual}"]`);

describe.each(heroes)('the landing page with the composition %s', (hero) => {
  it('PUB-14 has the name, the tagline, and ways to log in and to register', async () => {
    await open({ hero });
    expect(await title()).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByText(shipped.tagline.th)).toBeVisible();
    expect(main.getByRole(hero === 'visual' ? 'link' : 'button', { name: 'เข้าสู่ระบบ' })).toBeVisible();
    expect(main.getByRole('link', { name: 'สมัครสมาชิก' })).toHaveAttribute('href', '/register');
  });

  it('links to the registration only where the brand has one', async () => {
    await open({ hero }, false);
    await title();
    expect(within(screen.getByRole('main')).queryByRole('link', { name: 'สมัครสมาชิก' })).toBeNull();
  });

  it('requests the key visual only when it shows it, and stands without it', async () => {
    await open({ hero });
    await title();
    const image = keyVisual();
    expect(image !== null).toBe(hero !== 'form');
    if (!image) return;
    fireEvent.error(image);
    expect(keyVisual()).toBeNull();
    expect(document.querySelector('main img[src$="placeholder.svg"]')).toBeNull();
    expect(await title()).toBeVisible();
  });
});

describe('log-in over the key visual', () => {
  const link = () => within(screen.getByRole('main')).getByRole('link', { name: 'เข้าสู่ระบบ' });
  const sheet = () => screen.findByRole('dialog', { name: 'เข้าสู่ระบบสมาชิก' });

  it('PUB-01 opens a sheet with the form, which shows a failure and returns the focus', async () => {
    const { user, app } = await open({ hero: 'visual' }, true, {
      'POST /api/auth/login': fail(401, 'AUTH_INVALID', 'ข้อความจากระบบ'),
    });
    await title();
    expect(screen.queryByRole('form')).toBeNull();
    await user.click(link());
    const form = within(await sheet());
    await user.type(form.getByLabelText('ชื่อผู้ใช้'), 'demo01');
    await user.type(form.getByLabelText('รหัสผ่าน'), 'wrong');
    await user.click(form.getByRole('button', { name: 'เข้าสู่ระบบ' }));
    expect(await form.findByText('ข้อความจากระบบ')).toBeVisible();
    expect(app.store.getState().session.token).toBeNull();
    await user.click(form.getByRole('button', { name: 'ปิด' }));
    await waitFor(() => expect(link()).toHaveFocus());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('PUB-01 logs in', async () => {
    const { user, app } = await open({ hero: 'visual' });
    await title();
    await user.click(link());
    const form = within(await sheet());
    await user.type(form.getByLabelText('ชื่อผู้ใช้'), 'demo01');
    await user.type(form.getByLabelText('รหัสผ่าน'), 'right');
    await user.click(form.getByRole('button', { name: 'เข้าสู่ระบบ' }));
    await waitFor(() => expect(app.store.getState().session.token).not.toBeNull());
  });

  it('is a link to /login for a new tab', async () => {
    const { user } = await open({ hero: 'visual' });
    await title();
    expect(link()).toHaveAttribute('href', '/login');
    await user.keyboard('{Control>}');
    await user.click(link());
    await user.keyboard('{/Control}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('howLongAgo', () => {
  const now = Date.parse('2026-11-14T09:00:00+07:00');

  it.each([
    ['2026-11-14T08:59:30+07:00', { minutes: 0 }],
    ['2026-11-14T09:00:30+07:00', { minutes: 0 }],
    ['2026-11-14T08:57:00+07:00', { minutes: 3 }],
    ['2026-11-14T08:00:30+07:00', { minutes: 59 }],
    ['2026-11-14T00:10:00+07:00', { text: '00:10' }],
    ['2026-11-13T23:50:00+07:00', { text: '13/11/2026' }],
  ])('formats %s', (moment, expected) => {
    expect(howLongAgo(moment, now)).toEqual(expected);
  });
});
