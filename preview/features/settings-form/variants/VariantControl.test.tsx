import { act, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brand } from '#schemas/brand/brand';
import { readView } from '@studio/core/browser/view';
import { edited } from '@studio/core/draft/draftSlice';
import { openForm, serveEditor } from '@studio/testing/openForm';
import { pageServer } from '@backoffice/testing/pageServer';
import { drawingOf } from './drawings';

pageServer(serveEditor);

const route = () => readView(new URLSearchParams(window.location.search)).route;
const { look, theme } = brand.properties;

describe('VariantControl', () => {
  it.each([
    ...Object.entries(look.properties).map(([key, schema]) => [`/look/${key}`, schema.enum] as const),
    ['/theme/font', theme.properties.font.enum] as const,
    ['/theme/displayFont', theme.properties.displayFont.enum] as const,
  ])('%s has a drawing for each value', (path, values) => {
    const drawn = values.map((each) => drawingOf(path, each));
    expect(drawn).not.toContain(undefined);
    expect(values.length).toBeGreaterThanOrEqual(3);
  });

  it('is a radio group whose options are named by their variant, for mouse and arrow keys', async () => {
    const { user, setting } = await openForm('group=look');
    const header = within(setting('/look/header'));
    const group = header.getByRole('radiogroup', { name: 'แถบบน' });
    expect(group).toHaveAccessibleDescription('แถบด้านบนของทุกหน้า');
    expect(header.getAllByRole('radio').map((radio) => radio.textContent)).toEqual([
      'แถบเต็มจอ',
      'โลโก้กลาง',
      'แถบลอย',
    ]);
    await user.click(header.getByRole('radio', { name: 'แถบลอย' }));
    expect(header.getByRole('radio', { name: 'แถบลอย' })).toBeChecked();
    await user.keyboard('{ArrowLeft}');
    expect(header.getByRole('radio', { name: 'โลโก้กลาง' })).toHaveFocus();
  });

  it('brings the frames to a screen that shows the variants, whichever is chosen', async () => {
    const { user, setting } = await openForm('group=look&route=/');
    await user.click(within(setting('/look/balance')).getByRole('radio', { name: 'ตั๋ว' }));
    expect(route()).toBe('/auth/dashboard');
    await user.click(within(setting('/look/balance')).getByRole('radio', { name: 'แถบเตี้ย' }));
    await user.click(within(setting('/look/hero')).getByRole('radio', { name: 'ภาพคู่ฟอร์ม' }));
    expect(route()).toBe('/');
  });

  it('draws in the colours of the open draft', async () => {
    const { store, setting } = await openForm('group=look');
    const group = within(setting('/look/card')).getByRole('radiogroup');
    act(() => {
      store.dispatch(edited({ edits: [{ path: '/theme/color', value: '#12c0de' }], at: Date.now() }));
    });
    expect(group.style.getPropertyValue('--v-accent')).toBe('#12c0de');
  });
});
