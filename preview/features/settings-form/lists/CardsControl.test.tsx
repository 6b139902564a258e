import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { safeStorage } from '@/lib/safeStorage';
import { createStudioStore } from '@studio/core/store/createStudioStore';
import { opened, selectOpen } from '@studio/core/draft/draftSlice';
import { answer, pageServer } from '@backoffice/testing/pageServer';
import { brandFile, defaults } from '@studio/testing/shipped';
import { FocusProvider, useFocusActions, useOutlinedSetting } from '@studio/features/settings/focus';
import { FormProvider } from '../base/formContext';
import { Setting } from '../setting/Setting';
import { render } from '@studio/testing/i18n';

const banner = (th: string) => ({
  image: 'banner-1.svg',
  title: { th, en: 'Before' },
  text: { th: 'รายละเอียด', en: 'Detail' },
  link: '',
});

let arrive: (response: Response) => void;
const arrival = new Promise<Response>((resolve) => {
  arrive = resolve;
});
// A save is never answered: a slow machine sends one during the test, and its answer would change the draft.
pageServer(({ url }) => (url.endsWith('/image') ? arrival : new Promise<Response>(() => undefined)));

/** What the frames outline, and a button that requests a setting as a pick does. */
function Focus() {
  const { focusSetting } = useFocusActions();
  return (
    <>
      <output>{useOutlinedSetting()}</output>
      <button type="button" onClick={() => focusSetting('/banners/0/title/th')}>
        pick
      </button>
    </>
  );
}
const outlined = () => document.querySelector('output')?.textContent;

/** The form of banners of an open brand. */
function openBanners(banners: readonly ReturnType<typeof banner>[]) {
  const store = createStudioStore(safeStorage(() => window.sessionStorage));
  const file = { ...brandFile, banners: [...banners] };
  store.dispatch(
    opened({
      brandId: file.id,
      defaults,
      published: { revision: 1, file },
      draft: { version: 1, file },
      readOnly: false,
    }),
  );
  render(
    <Provider store={store}>
      <FormProvider value={{ brandId: file.id, canEdit: true, problems: [] }}>
        <FocusProvider>
          <Setting path="/banners" />
          <Focus />
        </FocusProvider>
      </FormProvider>
    </Provider>,
  );
  return store;
}

it('preview 11 an upload that ends late preserves what was typed meanwhile', async () => {
  const user = userEvent.setup({ delay: null });
  const store = openBanners([banner('เดิม')]);
  const first = () => selectOpen(store.getState())?.history.present.banners?.[0];

  await user.upload(screen.getByLabelText(/^อัปโหลด/), new File(['x'], 'new.png', { type: 'image/png' }));
  const title = screen.getByDisplayValue('เดิม');
  await user.type(title, 'ใหม่');
  fireEvent.blur(title);
  expect(first()).toEqual(banner('เดิมใหม่'));

  arrive(answer(200, { data: { file: 'u/new.webp', bytes: 1, width: 1, height: 1 } }));
  await waitFor(() => expect(first()?.image).toBe('u/new.webp'));
  expect(first()?.title).toEqual({ th: 'เดิมใหม่', en: 'Before' });
});

it('the card in use is outlined, a new one too, and a pick opens the card that it requests', async () => {
  const user = userEvent.setup({ delay: null });
  openBanners([banner('ก'), banner('ข')]);
  await user.click(screen.getByRole('button', { name: 'ข', expanded: false }));
  expect(outlined()).toBe('/banners/1');
  await user.click(screen.getByDisplayValue('ข'));
  expect(outlined()).toBe('/banners/1/title');
  await user.click(screen.getByRole('button', { name: /^เพิ่ม/ }));
  expect(outlined()).toBe('/banners/2');

  await user.click(screen.getByRole('button', { name: 'pick' }));
  expect(screen.getByDisplayValue('ก')).toBeVisible();
  expect(screen.getByRole('button', { name: 'ก' })).toHaveAttribute('aria-expanded', 'true');
});
