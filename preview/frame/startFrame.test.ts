import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventMessage, FrameMessage, StateMessage } from '#schemas/preview/messages';
import { initialState } from '#schemas/preview/state';
import { shipped } from '@/testing/shipped';
import { startFrame } from './startFrame';
// Fetched beforehand: on a busy machine that takes longer than a test may.
import '@/app/routes/DashboardPage';
import '@/app/layouts/MemberLayout';

const { origin } = window.location;
const first: StateMessage = {
  kind: 'state',
  sequence: 1,
  brand: shipped,
  state: initialState,
  route: '/login',
  visit: 0,
  language: 'th',
  picking: false,
  highlight: null,
  scroll: null,
};

/** The studio's end: a window in which the frame stands. */
function openStudio() {
  const host = document.body.appendChild(document.createElement('iframe'));
  const studio = host.contentWindow;
  if (!studio) throw new Error('The frame has no window.');
  const heard: FrameMessage[] = [];
  vi.spyOn(studio, 'postMessage').mockImplementation(((message: FrameMessage, to: string) => {
    expect(to).toBe(origin);
    heard.push(message);
  }) as typeof studio.postMessage);
  Object.defineProperty(window, 'parent', { configurable: true, value: studio });
  const say = (data: unknown, from = origin, source: Window = studio) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin: from, source }));
  const events = (name: EventMessage['event']) =>
    heard.filter((message): message is EventMessage => message.kind === 'event' && message.event === name);
  let sequence = 0;
  const show = async (change: Partial<StateMessage> = {}) => {
    sequence += 1;
    const message = { ...first, ...change, sequence };
    act(() => void say(message));
    await waitFor(() => expect(events('shown').at(-1)?.sequence).toBe(message.sequence));
    return message;
  };
  return { heard, say, events, show, studio };
}

let studio: ReturnType<typeof openStudio>;
let root: HTMLElement;
let stop: () => void;
const user = userEvent.setup({ delay: null });

beforeEach(() => {
  window.scrollTo = vi.fn() as typeof window.scrollTo;
  studio = openStudio();
  root = document.body.appendChild(document.createElement('div'));
  stop = startFrame(window, root);
});
afterEach(() => {
  act(stop);
  vi.restoreAllMocks();
  Reflect.deleteProperty(window, 'parent');
  document.body.replaceChildren();
});

const username = () => screen.findByLabelText('ชื่อผู้ใช้');

describe('startFrame', () => {
  it('W3 repeats ready until a state arrives', async () => {
    act(stop);
    studio.heard.length = 0;
    const timer = 77 as unknown as ReturnType<typeof setInterval>;
    const started = vi.spyOn(globalThis, 'setInterval').mockReturnValueOnce(timer);
    const cleared = vi.spyOn(globalThis, 'clearInterval');
    stop = startFrame(window, root);
    const [repeat] = started.mock.calls[0] ?? [];
    repeat?.();
    expect(studio.heard).toEqual([{ kind: 'ready' }, { kind: 'ready' }]);
    expect(cleared).not.toHaveBeenCalledWith(timer);
    await studio.show();
    expect(cleared).toHaveBeenCalledWith(timer);
  });

  it('W3 shows nothing that comes from elsewhere', async () => {
    const foreign = { ...first, sequence: 99 };
    for (const from of ['https://good.example.evil.com', 'null', `${origin}.evil.com`])
      studio.say(foreign, from);
    studio.say(foreign, origin, window);
    studio.say({ ...foreign, brand: { ...shipped, displayName: 1 } });
    studio.say({ ...foreign, more: true });
    expect(root).toBeEmptyDOMElement();
    // Messages are handled in order, so that a foreign one would be shown before this one.
    await studio.show();
    expect(studio.events('shown').map(({ sequence }) => sequence)).toEqual([1]);
  });

  it('W3 the same state again changes nothing', async () => {
    await studio.show();
    const field = await username();
    const page = root.innerHTML;
    await studio.show();
    await studio.show();
    expect(await username()).toBe(field);
    expect(root.innerHTML).toBe(page);
  });

  it('an edit preserves the typed text, the focus and the field element', async () => {
    await studio.show();
    const field = await username();
    await user.type(field, 'demo');
    await studio.show({
      brand: {
        ...shipped,
        displayName: 'ชื่อใหม่',
        theme: { ...shipped.theme, color: '#ff3d6e' },
        texts: { th: { 'login:form.submit': 'เข้าเลย' }, en: {} },
      },
    });
    expect(await screen.findByRole('button', { name: 'เข้าเลย' })).toBeVisible();
    expect(await username()).toBe(field);
    expect(field).toHaveValue('demo');
    expect(field).toHaveFocus();
  });

  it('a colour is written to the variables at once, without drawing the app again', async () => {
    await studio.show();
    await username();
    const page = root.innerHTML;
    await studio.show({ brand: { ...shipped, theme: { ...shipped.theme, gold: '#abcdef' } } });
    const rules = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .map((rule) => rule.cssText);
    expect(rules.some((rule) => rule.includes('#abcdef'))).toBe(true);
    expect(root.innerHTML).toBe(page);
  });

  it('another state returns to the requested route, although the app redirected meanwhile', async () => {
    await studio.show({ route: '/auth/dashboard' });
    await waitFor(() => expect(studio.events('routed').at(-1)?.route).toBe('/login'));
    await studio.show({ route: '/auth/dashboard', state: { ...initialState, member: 'level-3' } });
    await waitFor(() => expect(studio.events('routed').at(-1)?.route).toBe('/auth/dashboard'));
    expect(await screen.findByTestId('balance')).toHaveTextContent('58,200.00');
  });

  it('navigates when the visit number rises, and not otherwise', async () => {
    await studio.show();
    await studio.show({ route: '/' });
    expect(studio.events('routed').at(-1)?.route).toBe('/login');
    await studio.show({ route: '/', visit: 1 });
    await waitFor(() => expect(studio.events('routed').at(-1)?.route).toBe('/'));
  });

  it('speaks another language in the same place', async () => {
    await studio.show();
    await username();
    await studio.show({ language: 'en' });
    expect(await screen.findByLabelText('Username')).toBeVisible();
  });

  it('LAY-18 shows members that the site is offline until it is open again', async () => {
    await studio.show({ state: { ...initialState, site: 'offline' } });
    expect(navigator.onLine).toBe(false);
    await studio.show();
    expect(navigator.onLine).toBe(true);
  });

  it('names settings instead of clicking while picking', async () => {
    await studio.show();
    const submit = await screen.findByRole('button', { name: 'เข้าสู่ระบบ' });
    await studio.show({ picking: true });
    document.elementFromPoint = () => submit;
    submit.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
    submit.dispatchEvent(new MouseEvent('pointerup', { bubbles: true }));
    await user.click(submit);
    expect(studio.events('picked')[0]?.paths?.[0]).toBe('/texts/th/login:form.submit');
    expect(screen.queryByText('กรุณากรอกชื่อผู้ใช้')).toBeNull();
  });

  it('links to other sites are shown, not followed', async () => {
    await studio.show({ route: '/contact' });
    const link = await waitFor(() => {
      const found = screen.getAllByRole('link').find((one) => one.getAttribute('target') === '_blank');
      if (!found) throw new Error('There is no link to another site.');
      return found;
    });
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    link.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(true);
    expect(document.getElementById('sala-overlay')).toHaveTextContent('line.me');
  });

  it('outlines what a setting changes, on the next page too, and nothing once no setting is worked on', async () => {
    const outlines = (look: string) => document.querySelectorAll(`#sala-overlay [data-look="${look}"]`);
    const size = vi.spyOn(Element.prototype, 'getBoundingClientRect');
    size.mockReturnValue(new DOMRect(0, 0, 10, 10));
    await studio.show({ highlight: '/displayName' });
    await username();
    await waitFor(() => expect(outlines('highlight').length).toBeGreaterThan(0));
    await studio.show({ route: '/contact', visit: 1, highlight: '/contacts/line1' });
    await waitFor(() => expect(outlines('highlight').length).toBeGreaterThan(0));
    await studio.show({ route: '/contact', visit: 1 });
    expect(outlines('highlight')).toHaveLength(0);

    await studio.show({ route: '/contact', visit: 1, picking: true });
    const link = (await screen.findAllByRole('link'))[0];
    document.elementFromPoint = () => link ?? null;
    link?.dispatchEvent(new MouseEvent('pointermove', { bubbles: true }));
    expect(outlines('hover')).toHaveLength(1);
    link?.dispatchEvent(new MouseEvent('pointerout', { bubbles: true, relatedTarget: null }));
    expect(outlines('hover')).toHaveLength(0);
    link?.dispatchEvent(new MouseEvent('pointermove', { bubbles: true }));
    await studio.show({ route: '/contact', visit: 1, picking: false });
    expect(outlines('hover')).toHaveLength(0);
  });

  it('reports Escape while somebody types, too', async () => {
    await studio.show();
    (await username()).dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(studio.events('key')).toEqual([{ kind: 'event', event: 'key', combo: 'escape' }]);
  });

  it('reports the shortcuts of the studio, but not those of a field', async () => {
    await studio.show();
    const undo = { key: 'ผ', code: 'KeyZ', ctrlKey: true, bubbles: true, cancelable: true };
    (await username()).dispatchEvent(new KeyboardEvent('keydown', undo));
    expect(studio.events('key')).toEqual([]);
    document.body.dispatchEvent(new KeyboardEvent('keydown', undo));
    expect(studio.events('key')).toEqual([{ kind: 'event', event: 'key', combo: 'mod+z' }]);
  });
});
