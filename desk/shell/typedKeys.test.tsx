import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import userEvent from '@testing-library/user-event';
import { deskServer } from '@desk/testing/deskServer';
import { openDesk, render } from '@desk/testing/openDesk';
import { TypedKeys } from './TypedKeys';

deskServer();

it('DSK-50 keys that are typed before the palette has loaded become its text and no shortcuts', async () => {
  const pressed: string[] = [];
  const onKey = ({ key }: KeyboardEvent) => pressed.push(key);
  window.addEventListener('keydown', onKey);
  function Loading() {
    const [text, setText] = useState('');
    return (
      <>
        <output>{text}</output>
        <TypedKeys onType={setText} onClose={() => setText('closed')} />
      </>
    );
  }
  render(<Loading />);
  const user = userEvent.setup({ delay: null });
  await user.keyboard('arx{Backspace}{Shift>}กำ{/Shift}');
  expect(screen.getByRole('status')).toHaveTextContent('arกำ');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('status')).toHaveTextContent('closed');
  window.removeEventListener('keydown', onKey);
  expect(pressed).toEqual([]);
});

it('DSK-50 the palette begins with the keys that were typed while it loaded', async () => {
  const { user } = openDesk('/q/slip');
  await screen.findByRole('heading', { name: 'สลิป' });
  await user.keyboard('{Control>}k{/Control}rep');
  expect(await screen.findByPlaceholderText('ชื่อ เบอร์ ชื่อผู้ใช้ เลขบัญชี เลขอ้างอิง หรือชื่อคิว')).toHaveValue('rep');
});
