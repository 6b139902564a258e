import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fail, openSite } from '@/testing/openSite';

const CALL = 'GET /api/auth/user/level/01936f2e-7c1a-7000-8000-000000000abc';
const member = { member: 'level-2', checkIn: 'done' } as const;
const row = async () => (await screen.findByTestId('level-name')).closest('a') as HTMLElement;

describe('level on the dashboard', () => {
  it('LVL-09 shows the progress to the next level', async () => {
    await openSite('/auth/dashboard', {}, {}, member);
    expect(await within(await row()).findByRole('progressbar')).toBeVisible();
  });

  it('stops waiting when the progress to the next level is unavailable', async () => {
    await openSite('/auth/dashboard', { [CALL]: fail(500, 'GENERIC', 'ขัดข้อง') }, {}, member);
    const level = await row();
    await waitFor(() => expect(level.querySelector('small')).toBeNull());
    expect(within(level).queryByRole('progressbar')).not.toBeInTheDocument();
    expect(level).toHaveAttribute('href', '/auth/user/ranking');
  });
});
