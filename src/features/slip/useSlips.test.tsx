import { act, renderHook, waitFor } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { expect, it } from 'vitest';
import errors from '@/i18n/locales/en/errors.json';
import { heldServer } from '@/testing/heldServer';
import { useConfirmSlipMutation } from './slipApi';
import { useSlipReason, useSlips } from './useSlips';

function reasonIn(lng: 'th' | 'en') {
  const i18n = createInstance();
  void i18n.use(initReactI18next).init({
    lng,
    initAsync: false,
    resources: { en: { errors } },
    keySeparator: false,
  });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
  );
  return renderHook(() => useSlipReason(), { wrapper }).result.current;
}

it('ENT-17 ERR-10 shows why a slip gave no credit in the member’s language', () => {
  const slip = { code: 'SLIP_DUPLICATE', reason: 'สลิปนี้ถูกใช้งานแล้ว' };
  expect(reasonIn('th')(slip)).toBe('สลิปนี้ถูกใช้งานแล้ว');
  expect(reasonIn('en')(slip)).toBe(errors.SLIP_DUPLICATE);
});

it('ENT-17 shows texts written by staff verbatim', () => {
  expect(reasonIn('en')({ code: null, reason: 'ยอดไม่ตรง' })).toBe('ยอดไม่ตรง');
  expect(reasonIn('en')({ code: null, reason: null })).toBeNull();
});

it('DSK-36 shows the text of a reason template in the member’s language', () => {
  const slip = { code: null, reason: 'สลิปนี้ถูกใช้งานแล้ว', reasonEn: 'This slip has been used already' };
  expect(reasonIn('th')(slip)).toBe(slip.reason);
  expect(reasonIn('en')(slip)).toBe(slip.reasonEn);
});

it('ST-21 ST-24 a list fetched before a slip was confirmed does not revert its credit', async () => {
  const list = 'GET /api/auth/slip/my/request';
  const server = heldServer();
  const { result } = renderHook(() => ({ list: useSlips(), confirm: useConfirmSlipMutation()[0] }), {
    wrapper: server.wrapper,
  });
  const statuses = () => result.current.list.slips.map(({ status }) => status);
  await server.answer(list, [{ slipUuid: 'one', status: 'VERIFIED' }]);
  await waitFor(() => expect(statuses()).toEqual(['VERIFIED']));

  act(() => void result.current.list.refetch());
  await server.asked(list);
  act(() => void result.current.confirm({ slipUuid: 'one', idempotencyKey: 'k' }));
  await server.answer('POST /api/auth/slip/confirm', { slipUuid: 'one', status: 'SUCCESS' });
  await waitFor(() => expect(statuses()).toEqual(['SUCCESS']));
  await server.answerAborted(list, [{ slipUuid: 'one', status: 'VERIFIED' }]);
  await server.asked(list);
  expect(statuses()).toEqual(['SUCCESS']);
});
