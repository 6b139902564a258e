import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { permissionsOf, type StaffRole } from '#schemas/api/staffPermissions';
import { BrowserRouter, Route, Routes } from '@/lib/router';
import { SchemeRoot } from '@backoffice/layout/SchemeRoot';
import { openPage, textsOf } from '@backoffice/testing/openPage';
import { answer, pageServer } from '@backoffice/testing/pageServer';
import { NotificationProvider } from '@backoffice/ui/Notice';
import th from '@backoffice/i18n/locales/th/people.json';
import { auditTopics } from './auditFilter';
import { AuditPage } from './AuditPage';

// jsdom has no layout to scroll.
Element.prototype.scrollIntoView = () => undefined;

const ITEM = 'WITHDRAWAL 01919191-0000-7000-8000-000000000001';
const line = {
  uuid: 'line-1',
  brandId: 'two',
  at: '2026-11-26T10:00:00.000+07:00',
  actorType: 'staff',
  actor: 'anna@example.com',
  action: 'staff.role',
  target: ITEM,
  ip: '127.0.0.1',
  detail: { email: 'boon@example.com', role: 'admin', before: 'editor', after: 'admin' },
};
const brand = (brandId: string, role: StaffRole) => ({
  brandId,
  displayName: brandId.toUpperCase(),
  permissions: permissionsOf([role]),
});

let isAdmin: boolean;
let asked: string[];
beforeEach(() => {
  isAdmin = false;
  line.brandId = 'two';
  asked = [];
});
pageServer((request) => {
  const { pathname, search } = new URL(request.url);
  if (pathname.endsWith('/audit')) {
    asked.push(pathname.replace('/api/staff/', '') + decodeURIComponent(search.replaceAll('+', ' ')));
    const data = search.includes('person=boon') ? [] : [line];
    return answer(200, { data, meta: { limit: 20, next: null } });
  }
  if (pathname === '/api/staff/brand')
    return answer(200, {
      data: [brand('one', 'viewer'), brand('two', 'publisher'), brand('three', 'admin')],
    });
  const roles = [isAdmin ? { brandId: '*', role: 'admin' } : { brandId: 'two', role: 'publisher' }];
  return answer(200, { data: { name: 'Anna', staff: { uuid: 'a', email: 'anna@example.com', roles } } });
});

function open(address: string) {
  window.history.replaceState(null, '', address);
  return openPage(
    <BrowserRouter>
      <SchemeRoot>
        <NotificationProvider>
          <Routes>
            <Route path="/audit" element={<AuditPage />} />
            <Route path="/audit/:brandId" element={<AuditPage />} />
          </Routes>
        </NotificationProvider>
      </SchemeRoot>
    </BrowserRouter>,
  ).user;
}

const t = textsOf('th', 'people');
const last = () => asked.at(-1);

describe('the audit page', () => {
  it('DSK-72 narrows to the person, the item and the kind of act of a line, in the address', async () => {
    const user = open('/audit/two');
    await user.click(await screen.findByRole('button', { name: 'anna@example.com' }));
    await waitFor(() => expect(last()).toBe('brand/two/audit?person=anna@example.com'));
    await user.click(await screen.findByRole('button', { name: t('audit.onlyTarget') }));
    await waitFor(() => expect(last()).toBe(`brand/two/audit?person=anna@example.com&target=${ITEM}`));
    expect(new URLSearchParams(window.location.search).get('target')).toBe(ITEM);
    await user.click(screen.getByRole('button', { name: t('audit.clear') }));
    await waitFor(() => expect(window.location.search).toBe(''));
    screen.getByRole('combobox', { name: t('audit.act') }).focus();
    await user.keyboard('{Enter}');
    (await screen.findByRole('option', { name: t('topic.withdrawal') })).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(last()).toBe('brand/two/audit?act=withdrawal'));
  });

  it('DSK-72 finds a typed person with Enter, and says that nothing matches', async () => {
    const user = open('/audit/two?start=2026-11-01&end=x&act=moon');
    await user.type(await screen.findByLabelText(t('audit.person')), ' boon@example.com {Enter}');
    expect(await screen.findByText(t('audit.noneFound'))).toBeVisible();
    expect(last()).toBe('brand/two/audit?person=boon@example.com&start=2026-11-01');
  });

  it('DSK-73 shows what a value was and what it became', async () => {
    open('/audit/two');
    const item = await screen.findByRole('listitem');
    expect(within(item).getByText(`${t('fact.before')}: ${t('role.editor')}`)).toBeVisible();
    expect(within(item).getByText(`${t('fact.after')}: ${t('role.admin')}`)).toBeVisible();
  });

  it('DSK-72 opens the trail of all brands that the person may read; the filter stays on another brand', async () => {
    const user = open('/audit');
    await waitFor(() => expect(window.location.pathname).toBe('/audit/*'));
    expect(await screen.findByText('TWO')).toBeVisible();
    await user.type(await screen.findByLabelText(t('audit.from')), '2026-11-01');
    screen.getByRole('combobox', { name: t('people.brand') }).focus();
    await user.keyboard('{Enter}');
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([t('people.allBrands'), 'TWO', 'THREE']);
    options[2]?.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(last()).toBe('brand/three/audit?start=2026-11-01'));
  });

  it('DSK-72 an address without a brand keeps its filter', async () => {
    open('/audit?person=boon%40example.com&start=2026-11-01');
    expect(await screen.findByText(t('audit.noneFound'))).toBeVisible();
    expect(last()).toBe('audit?person=boon@example.com&start=2026-11-01');
    expect(window.location.pathname).toBe('/audit/*');
  });

  it('DSK-72 offers an administrator of all brands the trail of all, with what is about all of them', async () => {
    isAdmin = true;
    line.brandId = '*';
    open('/audit');
    expect(await screen.findByText(t('audit.leadAll'))).toBeVisible();
    const item = await screen.findByRole('listitem');
    expect(within(item).getByText(t('people.allBrands'))).toBeVisible();
    expect(last()).toBe('audit');
  });

  it('DSK-72 has a filter for every act that it has a sentence for', () => {
    const topics = Object.keys(th).flatMap((key) => /^act\.([\w-]+)/.exec(key)?.slice(1) ?? []);
    expect(new Set(topics.filter((topic) => topic !== 'unknown'))).toEqual(new Set(auditTopics));
  });
});
