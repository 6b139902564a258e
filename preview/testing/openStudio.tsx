import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { onTestFinished } from 'vitest';
import type { BrandFile } from '#schemas/brand/brandFile';
import { permissionsOf, type StaffRole } from '#schemas/api/staffPermissions';
import type { Language } from '@/i18n/languages';
import { BrowserRouter } from '@/lib/router';
import { safeStorage } from '@/lib/safeStorage';
import type { BrandSummary } from '@backoffice/api/brandListApi';
import { NotificationProvider } from '@backoffice/ui/Notice';
import { closed, opened } from '@studio/core/draft/draftSlice';
import { createStudioStore } from '@studio/core/store/createStudioStore';
import { ProblemsProvider } from '@studio/features/problems/useProblems';
import { FocusProvider } from '@studio/features/settings/focus';
import { render } from './i18n';
import { brandFile, defaults } from './shipped';

/** A line of the list of brands. */
export const summary = (
  brandId: string,
  { role = 'admin', ...rest }: Partial<BrandSummary> & { readonly role?: StaffRole } = {},
): BrandSummary => ({
  brandId,
  displayName: brandId.toUpperCase(),
  state: 'OPEN',
  primary: false,
  hostnames: [`${brandId}.example.com`],
  colours: { color: '#18fcc9', background: '#000000', surface: '#111111' },
  permissions: permissionsOf([role]),
  revision: 1,
  publishedAt: '2026-11-23T10:00:00+07:00',
  draft: null,
  errors: 0,
  warnings: 0,
  waiting: 0,
  operation: { websiteStatus: 'ACTIVE', message: null, endAt: null },
  ...rest,
});

/** A part of the studio at an address; with `draft`, a brand that ships is open. All is closed after the test. */
export function openStudio(content: ReactNode, { at = '/', draft, language }: StudioPlace = {}) {
  window.history.replaceState(null, '', at);
  const store = createStudioStore(safeStorage(() => window.sessionStorage));
  if (draft) {
    store.dispatch(
      opened({
        brandId: brandFile.id,
        defaults,
        published: { revision: 1, file: brandFile },
        draft: { version: 1, file: draft },
      }),
    );
  }
  onTestFinished(() => {
    store.dispatch(closed());
    window.history.replaceState(null, '', '/');
  });
  render(
    <Provider store={store}>
      <BrowserRouter>
        <FocusProvider>
          <NotificationProvider>
            <ProblemsProvider>{content}</ProblemsProvider>
          </NotificationProvider>
        </FocusProvider>
      </BrowserRouter>
    </Provider>,
    language,
  );
  return { store, user: userEvent.setup({ delay: null }) };
}

interface StudioPlace {
  readonly at?: string;
  /** The saved draft of the brand that ships; that one is what is published. */
  readonly draft?: BrandFile;
  readonly language?: Language;
}
