import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { openForm, serveEditor } from '@studio/testing/openForm';
import { pageServer } from '@backoffice/testing/pageServer';
import { type Choice, PickMenu } from './PickMenu';

pageServer(serveEditor);

/** A button in place of a frame. */
function Menu() {
  const [shown, setShown] = useState<Choice | null>(null);
  return (
    <>
      <button type="button" onClick={() => setShown(choice)}>
        pick
      </button>
      {shown && <PickMenu choice={shown} onClose={() => setShown(null)} />}
    </>
  );
}

const choices = ['/limits/withdrawMin', '/theme/color', '/texts/th/withdraw:form.submit'];
const choice: Choice = { x: 10, y: 10, choices, paths: [...choices, '/theme/background'] };

it('lists the settings behind a pick and opens the chosen one; the others stay one click away', async () => {
  const { user, setting } = await openForm('group=theme', <Menu />);
  await user.click(screen.getByRole('button', { name: 'pick' }));
  const items = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  await waitFor(() =>
    expect(items()).toEqual(['วงเงินและขอบเขต › ถอนขั้นต่ำ', 'สีและรูปทรง › สีหลัก', 'ข้อความ “ถอนเงิน”']),
  );
  await user.click(screen.getAllByRole('menuitem')[0] as HTMLElement);
  await waitFor(() =>
    expect(setting('/limits/withdrawMin')).toContainElement(document.activeElement as HTMLElement),
  );
  expect(screen.queryByRole('menuitem')).toBeNull();
  expect(screen.getByRole('button', { name: 'ข้อความ “ถอนเงิน”' })).toBeVisible();
});

it('works by keyboard, and Escape closes it without opening a setting', async () => {
  const { user, draft } = await openForm('group=theme', <Menu />);
  const before = draft();
  await user.click(screen.getByRole('button', { name: 'pick' }));
  await screen.findAllByRole('menuitem');
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'pick' }));
  await screen.findAllByRole('menuitem');
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'สีและรูปทรง › สีหลัก' })).toHaveFocus();
  await user.keyboard('{Enter}');

  await waitFor(() =>
    expect(document.querySelector('[data-setting="/theme/color"]')).toContainElement(
      document.activeElement as HTMLElement,
    ),
  );
  expect(draft()).toBe(before);
});
