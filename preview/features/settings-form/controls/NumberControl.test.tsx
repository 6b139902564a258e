import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { SettingSchema } from '#schemas/brand/describe';
import { BahtControl } from './NumberControl';
import { render } from '@studio/testing/i18n';

it('VAL-08 an amount of a setting that two people read differently is explained and not taken', async () => {
  const set = vi.fn();
  const schema = { type: 'integer', minimum: 1, maximum: 99_999_999 } as unknown as SettingSchema;
  render(
    <BahtControl
      path="/limits/withdrawMin"
      schema={schema}
      value={null}
      set={set}
      label="ถอนขั้นต่ำ"
      noteId={undefined}
      invalid={false}
      disabled={false}
    />,
  );
  const user = userEvent.setup();
  const box = screen.getByRole('textbox', { name: 'ถอนขั้นต่ำ' });
  for (const text of ['1.000', '1,5', '1e3']) {
    await user.clear(box);
    set.mockClear();
    await user.click(box);
    await user.paste(text);
    expect(box).toBeInvalid();
    expect(screen.getByRole('alert')).toBeInTheDocument();
  }
  expect(set).not.toHaveBeenCalled();
  await user.clear(box);
  await user.paste('฿1,500');
  await user.tab();
  expect(set).toHaveBeenLastCalledWith(1500);
});
