import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { safeStorage } from '@/lib/safeStorage';
import { makeStudioStore } from '../../app/makeStudioStore';
import { opened, selectOpen } from '../../draft/draftSlice';
import { answer, pageServer } from '../../testing/pageServer';
import { brandFile, defaults } from '../../testing/shipped';
import { FormProvider } from '../FormContext';
import { Setting } from '../Setting';

const file = { ...brandFile, banners: [{ image: 'banner-1.svg', title: { th: 'เดิม', en: 'Before' } }] };

let arrive: (response: Response) => void;
const arrival = new Promise<Response>((resolve) => {
  arrive = resolve;
});
pageServer(() => arrival);

it('preview 11 a picture that arrives late leaves what was typed meanwhile', async () => {
  const user = userEvent.setup({ delay: null });
  const store = makeStudioStore(safeStorage(() => window.sessionStorage));
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
        <Setting path="/banners" />
      </FormProvider>
    </Provider>,
  );
  const banner = () => selectOpen(store.getState())?.history.present.banners?.[0];

  await user.upload(screen.getByLabelText(/^อัปโหลด/), new File(['x'], 'new.png', { type: 'image/png' }));
  const title = screen.getByDisplayValue('เดิม');
  await user.type(title, 'ใหม่');
  fireEvent.blur(title);
  expect(banner()).toEqual({ image: 'banner-1.svg', title: { th: 'เดิมใหม่', en: 'Before' } });

  arrive(answer(200, { data: { file: 'u/new.webp', bytes: 1, width: 1, height: 1 } }));
  await waitFor(() => expect(banner()?.image).toBe('u/new.webp'));
  expect(banner()?.title).toEqual({ th: 'เดิมใหม่', en: 'Before' });
});
