import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import checkIn from '@/i18n/locales/th/checkIn.json';
import { renderFeature } from '@/testing/renderFeature';
import { CheckInLadder } from './CheckInPanel';

/** The days in the order of the ladder: `+` reached, `>` next, `.` ahead. */
function ladder(streak: number | undefined, isDone: boolean): string {
  renderFeature(<CheckInLadder streak={streak} isDone={isDone} />, { checkIn });
  const days = within(screen.getByRole('list')).getAllByRole('listitem');
  return days.map(({ dataset }) => (dataset['reached'] ? '+' : dataset['next'] ? '>' : '.')).join('');
}

it.each([
  ['before the first check-in', 0, false, '>......'],
  ['after the third', 3, true, '+++....'],
  ['on the fourth day', 3, false, '+++>...'],
  ['on the last day', 6, false, '++++++>'],
  ['while the streak is unknown', undefined, false, '.......'],
])('ST-14 the ladder %s', (_, streak, isDone, shown) => {
  expect(ladder(streak, isDone)).toBe(shown);
});

it('ST-14 the ladder shows the prize of every day', () => {
  ladder(0, false);
  const amounts = screen.getAllByRole('listitem').map((day) => day.querySelector('strong')?.textContent);
  expect(amounts).toHaveLength(7);
  for (const amount of amounts) expect(amount).toMatch(/^\+\d/);
});
