import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createInstance } from 'i18next';
import type { ReactElement } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import common from '@/i18n/locales/th/common.json';
import type { Texts } from '@/i18n/loadTexts';
import { heldServer } from './heldServer';

/** Renders a component of a feature in Thai with a store and a router; the test releases the server's responses. */
export function renderFeature(ui: ReactElement, texts: Readonly<Record<string, Texts>>) {
  const i18n = createInstance();
  void i18n.use(initReactI18next).init({
    lng: 'th',
    initAsync: false,
    resources: { th: { common, ...texts } },
    defaultNS: 'common',
    keySeparator: false,
    interpolation: { escapeValue: false },
  });
  const server = heldServer();
  render(<I18nextProvider i18n={i18n}>{ui}</I18nextProvider>, { wrapper: server.wrapper });
  return { server, user: userEvent.setup({ delay: null }) };
}
