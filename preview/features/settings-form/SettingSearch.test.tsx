import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openForm, serveEditor } from '@studio/testing/openForm';
import { pageServer } from '@backoffice/testing/pageServer';
import { brandFile as file } from '@studio/testing/shipped';

pageServer(serveEditor);

type User = Awaited<ReturnType<typeof openForm>>['user'];

/** Enters words at once; each key would render every setting again. */
async function search(user: User, words: string) {
  await user.click(box());
  await user.paste(words);
}

const box = () => screen.getByRole('combobox', { name: 'ค้นหาค่าที่ตั้งได้' });

describe('SettingSearch', () => {
  it.each([
    ['of the open group', 'group=flags'],
    ['of another group', 'group=theme'],
  ])('Enter goes to the control of a switch %s and leaves it as it is', async (_, view) => {
    const { user, draft, setting } = await openForm(view);
    await search(user, 'flags/publicHistory');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(setting('/flags/publicHistory')).toContainElement(focused()));
    expect(focused()).toHaveRole('switch');
    expect(draft()).toEqual(file);
    expect(box()).toHaveValue('');
    // A new key press, not a repeat.
    await user.keyboard('{Enter}');
    expect(draft()).not.toEqual(file);
  });

  it('a held Enter activates nothing until another key is pressed', async () => {
    const { user, setting } = await openForm('group=flags');
    await search(user, 'flags/publicHistory');
    await user.keyboard('{Enter>}');
    await waitFor(() => expect(setting('/flags/publicHistory')).toContainElement(focused()));
    const isPrevented = (repeat: boolean) => !fireEvent.keyDown(focused(), { key: 'Enter', repeat });
    expect([isPrevented(true), isPrevented(true)]).toEqual([true, true]);
    await user.keyboard('{/Enter}');
    expect([isPrevented(false), isPrevented(true)]).toEqual([false, false]);
  });

  it('Enter right after typing opens the result of the latest text', async () => {
    const { user, setting } = await openForm('group=theme');
    await search(user, 'flags/wheel');
    await user.clear(box());
    await user.keyboard('flags/publicHistory{Enter}');
    await waitFor(() => expect(setting('/flags/publicHistory')).toContainElement(focused()));
  });

  it('a list gets the focus at its value or add button, not at a remove button', async () => {
    const { user, setting } = await openForm('group=limits');
    await search(user, 'limits/depositQuick');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(setting('/limits/depositQuick')).toContainElement(focused()));
    expect(focused()).toBeInstanceOf(HTMLInputElement);
  });

  it('keys pressed in the search never reach a control', async () => {
    const { user, draft } = await openForm('group=flags');
    for (const words of ['flags', 'publicHistory', 'theme/scheme', 'bottomBar', 'ไม่มีค่าแบบนี้แน่']) {
      await user.type(box(), words);
      await user.keyboard('{ArrowDown}{ArrowUp} {Enter}');
      act(() => box().focus());
      expect(box()).toHaveFocus();
    }
    expect(draft()).toEqual(file);
  });
});

const focused = () => document.activeElement as HTMLElement;
