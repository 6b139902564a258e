import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openSite } from '@/testing/openSite';
import { shipped } from '@/testing/shipped';
import { maskPhone } from '@/lib/formatIdentity';
import { initialsOf } from '@/ui/Avatar';

const on = { ...shipped.flags, address: true, responsiblePlay: true };
const open = (flags = on, path = '/auth/account') =>
  openSite(path, {}, { flags }, { member: 'level-2', account: 'full', checkIn: 'done' });
const addresses = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('account', () => {
  it('LAY-04 opens behind the name in the header, which is complete', async () => {
    const { user } = await open(on, '/auth/dashboard');
    const header = await screen.findByRole('banner');
    await user.click(await within(header).findByRole('link', { name: 'สมชาย ใจดี demo01' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'บัญชีของฉัน' })).toBeVisible();
  });

  it('shows the name in full, phone and bank account masked', async () => {
    await open();
    const profile = await screen.findByRole('region', { name: 'ข้อมูลสมาชิก' });
    expect(within(profile).getByRole('heading', { name: 'สมชาย ใจดี' })).toBeVisible();
    expect(profile).toHaveTextContent('081-xxx-5678');
    expect(profile).toHaveTextContent('xxx-x-x6789-x');
    expect(profile).not.toHaveTextContent('1234567890');
  });

  it('links to every setting', async () => {
    await open();
    expect(addresses(await screen.findByRole('navigation', { name: 'ตั้งค่าบัญชี' }))).toEqual([
      '/auth/settings/responsible-play',
      '/auth/settings/change-password',
      '/auth/settings/sessions',
      '/auth/settings/manage-address',
      '/auth/contact',
    ]);
  });

  it('links to no setting that the brand lacks', async () => {
    await open({ ...on, address: false, responsiblePlay: false });
    expect(addresses(await screen.findByRole('navigation', { name: 'ตั้งค่าบัญชี' }))).toEqual([
      '/auth/settings/change-password',
      '/auth/settings/sessions',
      '/auth/contact',
    ]);
  });

  it('switches the language and asks before logging out', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'EN' }));
    const settings = await screen.findByRole('navigation', { name: 'Account settings' });
    await user.click(within(settings).getByRole('button', { name: 'Log out' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });
});

it.each([
  ['สมชาย ใจดี', 'สจ'],
  ['นางสาวเอมอร แก้วใส', 'อก'],
  ['Mr. John Ronald Doe', 'JD'],
  ['วิภา', 'ว'],
  ['', ''],
])('the initials of %o are %o', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it.each([
  ['0812345678', '081-xxx-5678'],
  ['021234567', '021-xxx-4567'],
  ['12', '12'],
])('masks the phone number %s', (phone, masked) => {
  expect(maskPhone(phone)).toBe(masked);
});
