import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useEffect } from 'react';
import { Provider } from 'react-redux';
import { onTestFinished } from 'vitest';
import { permissionsOf } from '#schemas/api/staffPermissions';
import { BrowserRouter } from '@/lib/router';
import { safeStorage } from '@/lib/safeStorage';
import { createStudioStore } from '@studio/core/store/createStudioStore';
import { closed, opened, selectOpen } from '@studio/core/draft/draftSlice';
import { SettingSearch } from '@studio/features/settings-form/SettingSearch';
import { SettingsForm } from '@studio/features/settings-form/SettingsForm';
import { ProblemsProvider } from '@studio/features/problems/useProblems';
import { FocusProvider, useFocusActions } from '@studio/features/settings/focus';
import { answer } from '@backoffice/testing/pageServer';
import { brandFile as file, defaults } from './shipped';
import { render } from './i18n';

/** Answers for a page on which an editor has the brand open; to be given to `pageServer`. */
export function serveEditor({ url, method }: Request): Response | Promise<Response> {
  // A save gets no response: these tests cover unsaved edits.
  if (method !== 'GET') return new Promise(() => undefined);
  if (url.endsWith('/api/staff/brand'))
    return answer(200, {
      data: [
        {
          brandId: file.id,
          displayName: 'แบรนด์',
          permissions: permissionsOf(['editor']),
          hostnames: [],
        },
      ],
    });
  if (url.endsWith('/brand-defaults')) return answer(200, { data: defaults });
  return answer(200, { data: [] });
}

/** The search and the form of settings, on the draft of a brand that ships; the draft and the page are closed after the test. */
export async function openForm(view: string, sibling?: ReactNode) {
  window.history.replaceState(null, '', `/b/${file.id}?${view}`);
  const store = createStudioStore(safeStorage(() => window.sessionStorage));
  store.dispatch(
    opened({
      brandId: file.id,
      defaults,
      published: { revision: 1, file },
      draft: { version: 1, file },
    }),
  );
  onTestFinished(() => {
    // Otherwise the draft would be saved while the next file is tested.
    store.dispatch(closed());
    window.history.replaceState(null, '', '/');
  });
  const focus: { current: ReturnType<typeof useFocusActions> | null } = { current: null };
  function Focus() {
    const actions = useFocusActions();
    useEffect(() => {
      focus.current = actions;
    });
    return null;
  }
  render(
    <Provider store={store}>
      <BrowserRouter>
        <FocusProvider>
          <ProblemsProvider>
            <SettingSearch />
            <SettingsForm />
            <Focus />
            {sibling}
          </ProblemsProvider>
        </FocusProvider>
      </BrowserRouter>
    </Provider>,
  );
  await screen.findByRole('heading', { level: 2 });
  return {
    store,
    user: userEvent.setup({ delay: null }),
    /** What pick mode, search and problems do. */
    focusSetting: (path: string, around?: readonly string[]) =>
      act(() => focus.current?.focusSetting(path, around)),
    /** What the draft is now. */
    draft: () => selectOpen(store.getState())?.history.present,
    /** The form's part of a setting. */
    setting: (path: string) => {
      const found = document.querySelector<HTMLElement>(`[data-setting="${path}"]`);
      if (!found) throw new Error(`The form has no ${path}.`);
      return found;
    },
  };
}
