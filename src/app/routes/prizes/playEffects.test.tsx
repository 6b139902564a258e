import { screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ok, openSite, withoutMotion } from '@/testing/openSite';
import { shipped } from '@/testing/shipped';

withoutMotion();

const segment = {
  id: 8,
  label: '10 เครดิต',
  type: 'CREDIT',
  value: 10,
  color: '#18fcc9',
  image: null,
  weight: 1,
};

it('G3 refetches the proof after a spin, and plays effects only for a member who switched them on', async () => {
  const vibrate = vi.fn();
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'vibrate'));
  const { user, bodies } = await openSite(
    '/auth/media/wheel',
    {
      'GET /api/auth/wheel': ok({ enabled: true, left: 2, cost: 0, segments: [segment] }),
      'POST /api/auth/wheel/reward': ok({ ...segment, segmentId: segment.id, left: 1, logId: 'x' }),
    },
    { flags: { ...shipped.flags, media: true, wheel: true } },
    { member: 'level-2' },
  );
  const play = async () => {
    await user.click(await screen.findByRole('button', { name: 'หมุนเลย' }));
    await user.click(await screen.findByRole('button', { name: 'ตกลง' }));
  };
  await user.click(await screen.findByText('ตรวจสอบความโปร่งใส'));
  await waitFor(() => expect(bodies('GET /api/auth/fair')).toHaveLength(1));
  await play();
  await waitFor(() => expect(bodies('GET /api/auth/fair')).toHaveLength(2));
  expect(vibrate).not.toHaveBeenCalled();
  const effects = screen.getByRole('button', { name: 'เสียงและการสั่น', pressed: false });
  await user.click(effects);
  expect(effects).toHaveAttribute('aria-pressed', 'true');
  await play();
  await waitFor(() => expect(vibrate).toHaveBeenCalledOnce());
});
