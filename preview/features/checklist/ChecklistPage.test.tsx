import { screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { MemoryRouter } from '@/lib/router';
import { safeStorage } from '@/lib/safeStorage';
import { createStudioStore } from '@studio/core/store/createStudioStore';
import { render, textsOf } from '@studio/testing/i18n';
import { answer, pageServer } from '@backoffice/testing/pageServer';
import { ChecklistPage } from './ChecklistPage';

const t = textsOf('th', 'checklist');
const items = [
  { item: 'PROVIDERS', done: false, missing: ['payouts', 'email'] },
  { item: 'HOSTS', done: false },
  { item: 'LEGAL', done: true },
];
pageServer((request) => {
  const { pathname } = new URL(request.url);
  if (pathname === '/api/staff/me') return answer(200, { data: { staff: { roles: [] } } });
  if (pathname === '/api/staff/brand') return answer(200, { data: [] });
  return answer(200, { data: [{ brandId: 'one', displayName: 'One', items }] });
});

it('D15 names the outside services that a brand lacks, which are set up at the server', async () => {
  render(
    <Provider store={createStudioStore(safeStorage(() => window.sessionStorage))}>
      <MemoryRouter>
        <ChecklistPage />
      </MemoryRouter>
    </Provider>,
  );
  const [providers, hosts, legal] = await screen.findAllByRole('listitem');
  const needs = `${t('need.payouts')}, ${t('need.email')}`;
  expect(providers).toHaveTextContent(t('help.PROVIDERS', { needs }));
  expect(within(providers as HTMLElement).queryByRole('link')).toBeNull();
  expect(within(hosts as HTMLElement).getByRole('link')).toHaveAttribute('href', '/b/one');
  expect(legal).toHaveTextContent(t('done'));
});
