import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { describe } from '#schemas/brand/describe';
import { AmountsControl } from './AmountsControl';
import { render } from '@studio/testing/i18n';

function Example() {
  const [value, setValue] = useState<unknown>([100]);
  return (
    <AmountsControl
      path="/limits/depositQuick"
      schema={describe(['limits', 'depositQuick']) ?? {}}
      value={value}
      set={setValue}
      label="ยอดฝากด่วน"
      noteId={undefined}
      invalid={false}
      disabled={false}
    />
  );
}

it('leaves the focus in the box after "+", so that the next amount can be typed at once', async () => {
  const user = userEvent.setup();
  render(<Example />);
  const box = screen.getByRole('textbox');
  await user.type(box, '300');
  await user.click(screen.getAllByRole('button').at(-1) as HTMLElement);
  expect(box).toHaveFocus();
  await user.keyboard('500{Enter}');
  expect(screen.getAllByRole('button', { name: /300|500/ }).length).toBeGreaterThanOrEqual(2);
  expect(box).toHaveFocus();
});
