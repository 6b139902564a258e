import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { SearchSelect } from './SearchSelect';
import { render } from '@backoffice/testing/openPage';
import { NoLayout } from '@backoffice/testing/pageServer';

const choices = [
  { value: '/', label: 'หน้าแรก', group: 'สาธารณะ', keywords: ['Landing'] },
  { value: '/auth/deposit', label: 'ฝากเงิน', group: 'การเงิน', keywords: ['Deposit'] },
  { value: '/auth/withdraw', label: 'ถอนเงิน', group: 'การเงิน', keywords: ['Withdraw'] },
];

// jsdom has no layout to scroll.
beforeAll(() => {
  vi.stubGlobal('ResizeObserver', NoLayout);
  Element.prototype.scrollIntoView = vi.fn();
});

function Example() {
  const [value, setValue] = useState('/');
  return <SearchSelect label="หน้าจอ" value={value} choices={choices} onChange={setValue} />;
}

it('groups its options, searches them in both languages and works with the keyboard only', async () => {
  const user = userEvent.setup();
  render(<Example />);
  await user.tab();
  await user.keyboard('{Enter}');
  const list = screen.getByRole('listbox');
  expect(
    within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['หน้าแรก', 'ฝากเงิน', 'ถอนเงิน']);
  expect(within(list).getAllByText('การเงิน')).toHaveLength(1);

  await user.keyboard('withd');
  expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(1);
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.getByRole('button', { name: 'หน้าจอ: ถอนเงิน' })).toHaveFocus();
});

it('moves by arrow keys and reports an empty result', async () => {
  const user = userEvent.setup();
  render(<Example />);
  await user.click(screen.getByRole('button', { name: 'หน้าจอ: หน้าแรก' }));
  await user.keyboard('{ArrowDown}{Enter}');
  await user.click(screen.getByRole('button', { name: 'หน้าจอ: ฝากเงิน' }));
  await user.keyboard('xyz');
  expect(screen.getByRole('status')).toHaveTextContent('ไม่พบรายการที่ค้นหา');
});
