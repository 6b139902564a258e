import { screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { beforeEach, describe, expect, it } from 'vitest';
import { permissionsOf, type StaffRole } from '#schemas/api/staffPermissions';
import { MemoryRouter } from '@/lib/router';
import { safeStorage } from '@/lib/safeStorage';
import { createStudioStore } from '@studio/core/store/createStudioStore';
import { useGetChecklistQuery } from '@studio/core/api/companyAccountsApi';
import { render, textsOf } from '@studio/testing/i18n';
import { answer, pageServer } from '@backoffice/testing/pageServer';
import { ChecklistStrip } from './ChecklistStrip';

const t = textsOf('th', 'checklist');

let secondFactorRequired: boolean;
let role: StaffRole;
let done: boolean;
beforeEach(() => {
  secondFactorRequired = true;
  role = 'admin';
  done = false;
});
pageServer((request) => {
  const { pathname } = new URL(request.url);
  if (pathname === '/api/staff/me') return answer(200, { data: { secondFactorRequired } });
  if (pathname === '/api/staff/brand')
    return answer(200, { data: [{ brandId: 'one', permissions: permissionsOf([role]) }] });
  const items = [
    { item: 'COMPANY_ACCOUNT', done },
    { item: 'HOSTS', done: true },
  ];
  return answer(200, { data: [{ brandId: 'one', displayName: 'One', items }] });
});

/** Shows when the checklist has been read, so that an absent strip is not one that is still to come. */
function Read() {
  const { data } = useGetChecklistQuery();
  return data ? <p>read</p> : null;
}

const open = async () => {
  render(
    <Provider store={createStudioStore(safeStorage(() => window.sessionStorage))}>
      <MemoryRouter>
        <ChecklistStrip />
        <Read />
      </MemoryRouter>
    </Provider>,
  );
  await screen.findByText('read');
};

describe('ChecklistStrip', () => {
  it('D15 leads an administrator to what is missing', async () => {
    await open();
    const link = await screen.findByRole('link', { name: new RegExp(t('title')) });
    expect(link).toHaveAttribute('href', '/checklist');
    expect(link).toHaveTextContent(t('missing', { count: 1 }));
  });

  it.each([
    ['nothing is missing', () => (done = true)],
    ['the person administers no brand', () => (role = 'publisher')],
    ['the server is a demonstration', () => (secondFactorRequired = false)],
  ])('D15 is absent when %s', async (_, change) => {
    change();
    await open();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
