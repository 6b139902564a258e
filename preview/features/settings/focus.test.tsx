import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openForm, serveEditor } from '@studio/testing/openForm';
import { pageServer } from '@backoffice/testing/pageServer';
import { useOutlinedSetting } from './focus';

pageServer(serveEditor);

function Outlined() {
  return <output>{useOutlinedSetting() ?? 'none'}</output>;
}
const outlined = () => screen.getByRole('status', { name: '' }).textContent;
const open = (view: string) =>
  openForm(
    view,
    <>
      <button type="button">elsewhere</button>
      <Outlined />
    </>,
  );
const control = (frame: HTMLElement) => frame.querySelector<HTMLElement>('input, [role=switch]');

describe('what the frames outline', () => {
  it('is the setting whose control has the focus, and nothing after it loses the focus', async () => {
    const { user, setting } = await open('group=contacts');
    expect(outlined()).toBe('none');
    act(() => control(setting('/contacts/line1'))?.focus());
    expect(outlined()).toBe('/contacts/line1');
    act(() => control(setting('/contacts/line2'))?.focus());
    expect(outlined()).toBe('/contacts/line2');
    await user.click(screen.getByRole('button', { name: 'elsewhere' }));
    await waitFor(() => expect(outlined()).toBe('none'));
  });

  it('is nothing after its control was removed and something else is used', async () => {
    const { user, setting } = await open('group=limits');
    const [remove] = await within(setting('/limits/depositQuick')).findAllByRole('button');
    act(() => remove?.focus());
    expect(outlined()).toBe('/limits/depositQuick');
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: 'elsewhere' }));
    await waitFor(() => expect(outlined()).toBe('none'));
  });

  it('starts at the checked option of a choice, not at its hidden form input', async () => {
    const { focusSetting } = await open('group=theme');
    focusSetting('/bottomBar/slot4');
    await waitFor(() => expect(outlined()).toBe('/bottomBar/slot4'));
    expect(document.activeElement).toHaveRole('radio');
    expect(document.activeElement).toBeChecked();
  });

  it('is nothing after the form shows another group', async () => {
    const { focusSetting, setting } = await open('group=contacts');
    focusSetting('/contacts/line2');
    expect(outlined()).toBe('/contacts/line2');
    expect(setting('/contacts/line2')).toContainElement(document.activeElement as HTMLElement);
    focusSetting('/flags/publicHistory');
    await waitFor(() => expect(outlined()).toBe('/flags/publicHistory'));
    act(() => (document.activeElement as HTMLElement).blur());
    await waitFor(() => expect(outlined()).toBe('none'));
  });
});
