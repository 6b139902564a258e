import { combineReducers, configureStore } from '@reduxjs/toolkit';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Language } from '@/i18n/languages';
import { safeStorage } from '@/lib/safeStorage';
import { persistSession } from '@backoffice/api/sessionStorage';
import { sessionSlice, staffApi } from '@backoffice/api/staffApi';
import { createI18n } from '@backoffice/i18n/createI18n';
import * as th from '@backoffice/i18n/locales/th';
import type { Namespace, Translate } from '@backoffice/i18n/texts';
import { createTestTexts } from './testTexts';

const texts = await createTestTexts((storage, onMissing) =>
  createI18n({ th, en: () => import('@backoffice/i18n/locales/en'), storage, onMissing }),
);

/** Renders with the texts that the staff programs share. */
export const { render } = texts;

export const textsOf = <N extends Namespace>(language: Language, namespace: N) =>
  texts.textsOf(language, namespace) as Translate<N>;

/** Renders with what every staff program has: texts, the session and the calls. */
export function openPage(content: ReactNode, language?: Language) {
  const store = configureStore({
    reducer: combineReducers({ session: sessionSlice.reducer, staffApi: staffApi.reducer }),
    middleware: (standard) =>
      standard()
        .prepend(persistSession(safeStorage(() => undefined)))
        .concat(staffApi.middleware),
  });
  render(<Provider store={store}>{content}</Provider>, language);
  return { store, user: userEvent.setup({ delay: null }) };
}
