import userEvent from '@testing-library/user-event';
import { render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { beforeEach, expect, it, vi } from 'vitest';
import { announcementApi, useGetPublicAnnouncementsQuery } from '@/features/announcement/announcementApi';
import { makeI18n } from '@/i18n/makeI18n';
import { PageTitleContext } from '@/lib/pageTitle';
import { Link, MemoryRouter, Route, Routes } from '@/lib/router';
import { shipped } from '@/testing/shipped';
import { PageBoundary, SectionBoundary } from './ErrorBoundary';
import { makeStore } from './makeStore';

const NETWORK = 'กรุณาตรวจสอบสัญญาณอินเทอร์เน็ต แล้วโหลดใหม่อีกครั้ง';
const CRASH = 'ส่วนนี้แสดงผลไม่ได้ชั่วคราว';
const news = { uuid: '01900000-0000-7000-8000-000000000000', title: 'ข่าว' };

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** Renders with a store whose server returns this list of announcements. */
async function show(ui: ReactNode, served: { rows: readonly object[] } = { rows: [] }) {
  const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  const client = { platform: 'DSK', version: '1', hostname: 'localhost' } as const;
  const transport = vi.fn(() => Promise.resolve(Response.json({ status: 200, data: served.rows })));
  const store = makeStore({ transport, storage, client, origin: 'http://localhost' }, shipped);
  const i18n = await makeI18n({ brand: shipped, storage });
  render(
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <MemoryRouter initialEntries={['/a']}>{ui}</MemoryRouter>
      </I18nextProvider>
    </Provider>,
  );
  return { store, transport, user: userEvent.setup() };
}

function Throws({ message }: { readonly message: string }): ReactNode {
  throw new Error(message);
}

/** Throws when it renders more than one announcement. */
function Fragile() {
  const { data = [] } = useGetPublicAnnouncementsQuery();
  if (data.length > 1) throw new TypeError('too many');
  return <p>{`${data.length} announcements`}</p>;
}

it('ERR-12 a failed section shows an error in place, does not blame the network and leaves other sections working', async () => {
  await show(
    <>
      <SectionBoundary>
        <Throws message="label is undefined" />
      </SectionBoundary>
      <p>the rest</p>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(CRASH);
  expect(screen.getByRole('alert')).not.toHaveTextContent(NETWORK);
  expect(screen.getByText('the rest')).toBeInTheDocument();
});

it('ERR-12 retry refetches the responses without a reload', async () => {
  const served: { rows: readonly object[] } = { rows: [news, { ...news, uuid: `${news.uuid}1` }] };
  const { user, transport, store } = await show(
    <SectionBoundary>
      <Fragile />
    </SectionBoundary>,
    served,
  );
  await screen.findByText(CRASH);
  await user.click(screen.getByRole('button', { name: 'ลองใหม่' }));
  await waitFor(() => {
    expect(transport).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('button', { name: 'ลองใหม่' })).toBeEnabled();
  });

  served.rows = [news];
  await user.click(screen.getByRole('button', { name: 'ลองใหม่' }));
  expect(await screen.findByText('1 announcements')).toBeInTheDocument();
  expect(announcementApi.endpoints.getPublicAnnouncements.select()(store.getState()).data).toHaveLength(1);
});

it.each([
  'Failed to fetch dynamically imported module: https://a.example/app/x.js',
  'error loading dynamically imported module: https://a.example/app/x.js',
  'Importing a module script failed.',
  'The page took too long to load.',
])('ERR-12 code that did not come asks to look at the network and reload: %s', async (message) => {
  await show(
    <SectionBoundary>
      <Throws message={message} />
    </SectionBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(NETWORK);
  expect(screen.getByRole('button', { name: 'โหลดใหม่' })).toBeInTheDocument();
});

it.each([
  ['a page', PageBoundary, ['โหลดหน้าไม่สำเร็จ']],
  ['a section', SectionBoundary, []],
] as const)('%s that fails sets these document titles', async (_part, Boundary, titles) => {
  const setTitle = vi.fn();
  await show(
    <PageTitleContext value={setTitle}>
      <Boundary>
        <Throws message="x" />
      </Boundary>
    </PageTitleContext>,
  );
  expect(setTitle.mock.calls.flat()).toEqual(titles);
});

it('an optional part that fails renders nothing', async () => {
  await show(
    <SectionBoundary isExtra>
      <Throws message="x" />
    </SectionBoundary>,
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('a failed page preserves the layout, and another page can be opened', async () => {
  const { user } = await show(
    <>
      <Link to="/b">leave</Link>
      <PageBoundary>
        <Routes>
          <Route path="/a" element={<Throws message="x" />} />
          <Route path="/b" element={<p>the other page</p>} />
        </Routes>
      </PageBoundary>
    </>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(CRASH);
  await user.click(screen.getByText('leave'));
  expect(screen.getByText('the other page')).toBeInTheDocument();
});
