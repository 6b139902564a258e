import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createInstance } from 'i18next';
import type { ReactElement } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import en from '@/i18n/locales/en/common.json';
import moneyEn from '@/i18n/locales/en/money.json';
import th from '@/i18n/locales/th/common.json';
import moneyTh from '@/i18n/locales/th/money.json';
import slipTh from '@/i18n/locales/th/slip.json';
import { MemoryRouter } from '@/lib/router';

interface Options {
  readonly lng?: 'th' | 'en';
  /** Initial address of links. */
  readonly path?: string;
}

/** Renders a component with texts and a router; no store, brand or network. */
export function renderUi(ui: ReactElement, { lng = 'th', path = '/' }: Options = {}) {
  const i18n = createInstance();
  void i18n.use(initReactI18next).init({
    lng,
    initAsync: false,
    resources: {
      th: { common: th, money: moneyTh, slip: slipTh },
      en: { common: en, money: moneyEn },
    },
    defaultNS: 'common',
    keySeparator: false,
    interpolation: { escapeValue: false },
  });
  const around = (children: ReactElement) => (
    <I18nextProvider i18n={i18n}>
      <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
    </I18nextProvider>
  );
  const view = render(around(ui));
  return {
    ...view,
    i18n,
    user: userEvent.setup(),
    rerenderUi: (next: ReactElement) => view.rerender(around(next)),
  };
}
