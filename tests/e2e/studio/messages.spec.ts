import type { Frame, Page } from '@playwright/test';
import type { StateMessage } from '#schemas/preview/messages';
import { primaryBrand } from '../support/site';
import { expectSame, mark, member, openWorkspace, variable } from './support/workspace';
import { expect, test } from './support/studio';

type Message = Readonly<Record<string, unknown>>;

const toStudio: readonly Message[] = [
  { kind: 'event', event: 'picked', paths: ['/displayName'] },
  { kind: 'event', event: 'failed', message: 'ล้มเหลว' },
  { kind: 'event', event: 'key', combo: 'mod+k' },
  { kind: 'event', event: 'routed', route: '/register' },
  { kind: 'ready' },
];
const foreignOrigins = ['https://good.example.evil.com', 'null', 'http://studio.localhost', ''];

/** Posts each message `times` times from the window of `frame` to its parent, or to the parent's first frame. */
const post = (frame: Frame, to: 'parent' | 'sibling', messages: readonly unknown[], times: number) =>
  frame.evaluate(
    ([where, all, count]) => {
      const target = where === 'parent' ? window.parent : window.parent.frames[0];
      for (let n = 0; n < count; n += 1) for (const message of all) target?.postMessage(message, '*');
    },
    [to, messages, times] as const,
  );

/** Dispatches the message as a browser would deliver it from a foreign origin, with the expected source window. */
const forge = (frame: Frame, messages: readonly unknown[], times: number) =>
  frame.evaluate(
    ([all, origins, count]) => {
      const source = window.parent === window ? (window.frames[0] ?? null) : window.parent;
      for (let n = 0; n < count; n += 1)
        for (const data of all)
          for (const origin of origins)
            window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
    },
    [messages, foreignOrigins, times] as const,
  );

/** Adds a foreign frame next to those of the studio, with the same or an opaque origin (`null`). */
async function addForeignFrame(page: Page, name: string, isSandboxed: boolean): Promise<Frame> {
  await page.evaluate(
    ([id, sandboxed]) => {
      const frame = document.createElement('iframe');
      frame.name = id;
      if (sandboxed) frame.setAttribute('sandbox', 'allow-scripts');
      frame.srcdoc = '<p>?</p>';
      document.body.append(frame);
    },
    [name, isSandboxed] as const,
  );
  await expect.poll(() => page.frame({ name })?.evaluate(() => document.readyState)).toBe('complete');
  const frame = page.frame({ name });
  if (!frame) throw new Error('The foreign frame did not load.');
  return frame;
}

/** The messages that a frame received. */
async function receivedState(page: Page, frame: Frame): Promise<StateMessage> {
  await frame.evaluate(() =>
    window.addEventListener('message', ({ data }) => Object.assign(window, { received: data as unknown })),
  );
  await page.getByRole('textbox', { name: 'สีทอง' }).fill('#ffd700');
  await expect.poll(() => frame.evaluate(() => 'received' in window)).toBe(true);
  return frame.evaluate(() => (window as unknown as { received: StateMessage }).received);
}

test('W3 a thousand foreign messages change nothing, neither in the studio nor in the frame @prove', async ({
  studio,
}) => {
  const page = await openWorkspace(studio, 'route=/login&group=theme');
  const app = member(page);
  const username = app.getByRole('textbox').first();
  await username.fill('สมชาย');
  const [, frame] = page.frames();
  if (!frame) throw new Error('The studio has no frame.');
  const state = await receivedState(page, frame);
  const evil = {
    ...state,
    sequence: 9_999,
    route: '/register',
    visit: 99,
    brand: { ...state.brand, displayName: 'Evil', theme: { ...state.brand.theme, color: '#b48cff' } },
  };
  const malformed = [
    null,
    '',
    [],
    { ...evil, more: 1 },
    { ...evil, brand: { ...evil.brand, displayName: 1 } },
    { ...evil, kind: 'State' },
  ];
  await mark(app);
  const address = page.url();
  const accent = await variable(app, '--accent');
  const expectUntouched = async () => {
    await expect(username).toHaveValue('สมชาย');
    expect(await variable(app, '--accent')).toBe(accent);
    await expectSame(app);
    expect(page.url()).toBe(address);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.locator('[data-health="well"]')).toHaveCount(1);
  };

  await test.step('other windows, of the same origin and of an opaque one', async () => {
    for (const [name, isSandboxed] of [
      ['beside', false],
      ['sandboxed', true],
    ] as const) {
      const other = await addForeignFrame(page, name, isSandboxed);
      await post(other, 'parent', toStudio, 40);
      await post(other, 'sibling', [evil], 40);
    }
    await expectUntouched();
  });

  await test.step('foreign origins with the expected window', async () => {
    await forge(page.mainFrame(), toStudio, 15);
    await forge(frame, [evil], 25);
    await expectUntouched();
  });

  await test.step('the expected windows, malformed and repeated', async () => {
    await post(frame, 'parent', [...malformed, { kind: 'event', event: 'picked', paths: [1] }], 15);
    await post(frame, 'parent', [{ kind: 'ready' }], 100);
    await page.evaluate(
      ([bad, good]) => {
        for (let n = 0; n < 15; n += 1)
          for (const message of bad) window.frames[0]?.postMessage(message, location.origin);
        for (let n = 0; n < 20; n += 1) window.frames[0]?.postMessage(good, location.origin);
      },
      [malformed, state] as const,
    );
    await expectUntouched();
  });

  await test.step('early: before the frame reports that it is ready', async () => {
    await page.evaluate((early) => {
      window.frames[0]?.location.reload();
      for (let n = 0; n < 20; n += 1) window.frames[0]?.postMessage(early, location.origin);
    }, malformed);
    await expect(username).toHaveValue('');
    await expect(username).toBeVisible();
    expect(await variable(app, '--accent')).toBe(accent);
    expect(page.url()).toBe(address);
  });

  await test.step('the same messages from the expected window are accepted, and the studio’s latest state wins', async () => {
    await page.evaluate((said) => window.frames[0]?.postMessage(said, location.origin), evil);
    await expect.poll(() => variable(app, '--accent')).toBe('#b48cff');
    await page.getByRole('textbox', { name: 'สีหลัก' }).fill('#00d0ff');
    await expect.poll(() => variable(app, '--accent')).toBe('#00d0ff');
    await post(frame, 'parent', toStudio.slice(0, 1), 1);
    await expect(page).toHaveURL(/group=identity/);
  });
  await studio.clean(primaryBrand);
});
