import { act, render } from '@testing-library/react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { expect, it } from 'vitest';
import { makeI18n, preloadNamespaces, setBrandTexts } from './makeI18n';

const plain = { texts: { th: {}, en: {} } };

it('re-renders displayed texts when the brand’s overrides change, not when another namespace loads', async () => {
  const i18n = await makeI18n({ brand: plain });
  let drawn = 0;
  function Label() {
    const { t } = useTranslation();
    drawn += 1;
    return t('action.ok');
  }
  const { container } = render(
    <I18nextProvider i18n={i18n}>
      <Label />
    </I18nextProvider>,
  );
  const first = drawn;

  await act(() => preloadNamespaces(i18n, ['errors']));
  expect(i18n.hasResourceBundle('th', 'errors')).toBe(true);
  expect(drawn).toBe(first);

  act(() => setBrandTexts(i18n, { texts: { th: { 'common:action.ok': 'จัดไป' }, en: {} } }));
  expect(container.textContent).toBe('จัดไป');
});
