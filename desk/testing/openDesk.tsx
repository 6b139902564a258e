import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { BrowserRouter } from '@/lib/router';
import { safeStorage } from '@/lib/safeStorage';
import { writeSession } from '@backoffice/api/sessionStorage';
import { ShortcutProvider } from '@backoffice/browser/shortcuts';
import { createTestTexts } from '@backoffice/testing/testTexts';
import { NotificationProvider } from '@backoffice/ui/Notice';
import { createDeskStore } from '@desk/core/createDeskStore';
import type { QueueDetail, QueueItem } from '@desk/core/queueApi';
import { createDeskI18n } from '@desk/i18n/texts';
import { DeskRoutes } from '@desk/shell/DeskRoutes';

const texts = await createTestTexts(createDeskI18n);

/** Renders with the texts of the desk. */
export const { render } = texts;

// jsdom has no layout to scroll.
Element.prototype.scrollIntoView = () => undefined;

/** The desk at an address, for a person who is logged in. */
export function openDesk(page: string) {
  const storage = safeStorage(() => undefined);
  writeSession(storage, { token: 'token', email: 'anna@example.com' });
  window.history.replaceState(null, '', page);
  const store = createDeskStore(storage);
  render(
    <Provider store={store}>
      <NotificationProvider>
        <ShortcutProvider>
          <BrowserRouter>
            <DeskRoutes />
          </BrowserRouter>
        </ShortcutProvider>
      </NotificationProvider>
    </Provider>,
  );
  return { store, user: userEvent.setup({ delay: null }) };
}

/** A slip of a queue; long before its target. */
export const slip = (uuid: string, more: Partial<QueueItem> = {}): QueueItem => ({
  kind: 'slip',
  uuid,
  brandId: 'one',
  brandName: 'One',
  user: { uuid: `user-${uuid}`, username: uuid, name: `Member ${uuid}` },
  amount: 500,
  createdAt: '2026-11-26T10:00:00.000+07:00',
  since: '2026-11-26T10:00:00.000+07:00',
  warnAt: '2999-01-01T00:00:00.000+07:00',
  dueAt: '2999-01-02T00:00:00.000+07:00',
  state: 'waiting',
  claim: null,
  hold: null,
  signals: [],
  summary: 'KBANK',
  ...more,
});

/** The same with evidence: the bank reports another amount than the member. */
export const withEvidence = (item: QueueItem): QueueDetail => ({
  ...item,
  reasons: [
    { id: 'used', th: 'สลิปซ้ำ', en: 'Used before' },
    { id: 'unreadable', th: 'สลิปไม่ชัด', en: 'Cannot be read' },
  ],
  evidence: {
    member: null,
    slip: {
      code: null,
      reason: null,
      note: null,
      comparison: [
        { field: 'amount', member: '500.00', bank: '50.00', expected: null, differs: true },
        { field: 'reference', member: null, bank: 'REF1', expected: 'REF1', differs: false },
      ],
      depositUuid: null,
      line: null,
      near: [],
      recent: [],
    },
  },
});
