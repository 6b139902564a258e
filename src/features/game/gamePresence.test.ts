import { expect, it } from 'vitest';
import { isGameOpen, trackGameFrame } from './gamePresence';

it('API-110 a game that is opened while other pages are asked counts as open', async () => {
  const asked = isGameOpen();
  const close = trackGameFrame();
  expect(await asked).toBe(true);
  close();
  expect(await isGameOpen()).toBe(false);
});
