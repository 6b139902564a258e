import { expect, it } from 'vitest';
import type { Brand } from '#schemas/brand/brand';
import { makeStore } from '@/app/makeStore';
import { announcementApi } from '@/features/announcement/announcementApi';
import { depositApi } from '@/features/deposit/depositApi';

/** A store whose server responds to every call with this status and body. */
function storeAnswering(status: number, body: unknown, contentType = 'application/json') {
  const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const transport = () =>
    Promise.resolve(new Response(text, { status, headers: { 'content-type': contentType } }));
  const client = { platform: 'DSK', version: '1', hostname: 'localhost' } as const;
  const brand = { api: { baseUrl: '' }, session: { strictErrors: false } } as Brand;
  return makeStore({ transport, storage, client, origin: 'http://localhost' }, brand);
}

const { getPublicAnnouncements } = announcementApi.endpoints;

it('API-06 returns the data of the envelope and reads null as an empty list', async () => {
  const store = storeAnswering(200, { status: 200, message: 'success', data: null, unknown: { extra: 1 } });
  const answer = await store.dispatch(getPublicAnnouncements.initiate());
  expect(answer.isSuccess).toBe(true);
  expect(answer.data).toEqual([]);
});

it('API-06 reads code, Thai message and field texts of a failure', async () => {
  const envelope = {
    status: 409,
    code: 'CONFLICT',
    message: 'มีรายการนี้แล้ว',
    errors: { phone: 'ซ้ำ' },
    trace: 'x',
  };
  const answer = await storeAnswering(409, envelope).dispatch(getPublicAnnouncements.initiate());
  expect(answer.error).toEqual({
    status: 409,
    code: 'CONFLICT',
    message: 'มีรายการนี้แล้ว',
    errors: { phone: 'ซ้ำ' },
  });
});

it('ERR-09 treats a business status inside a 200 as a failure', async () => {
  const answer = await storeAnswering(200, { status: 500256, message: 'ทำรายการไม่ได้' }).dispatch(
    getPublicAnnouncements.initiate(),
  );
  expect(answer.error).toMatchObject({ status: 500256, message: 'ทำรายการไม่ได้' });
});

it('ERR-10 removes markup', async () => {
  const html = '<html>Error at /srv/app.js ขัดข้อง</html>';
  const answer = await storeAnswering(500, html, 'text/html').dispatch(getPublicAnnouncements.initiate());
  expect(JSON.stringify(answer.error)).not.toContain('html');
});

it('API-06 returns an empty page for a paged list without data', async () => {
  const store = storeAnswering(200, { status: 200, message: 'success', data: null });
  const answer = await store.dispatch(
    depositApi.endpoints.getDeposits.initiate({ uuid: '01900000-0000-7000-8000-000000000000' }),
  );
  expect(answer.isError).toBe(false);
});
