import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { validate } from '#schemas/preview/frameMessage?validate';
import type { FrameMessage } from '#schemas/preview/messages';
import { type Channel, openChannel } from './channel';

const origin = window.location.origin;
const good = { kind: 'event', event: 'routed', route: '/login' };

const outside = [
  'https://good.example.evil.com',
  `${origin}.evil.com`,
  `${origin}:1`,
  origin.replace('http:', 'https:'),
  origin.toUpperCase(),
  'null',
  '',
  '*',
];

let frame: HTMLIFrameElement;
let other: HTMLIFrameElement;
let target: Window | null;
let channel: Channel<object>;
const heard = vi.fn<(message: FrameMessage) => void>();

const windowOf = ({ contentWindow }: HTMLIFrameElement) => {
  if (!contentWindow) throw new Error('The frame has no window.');
  return contentWindow;
};
const say = (data: unknown, from: string = origin, source: Window | null = windowOf(frame)) =>
  window.dispatchEvent(new MessageEvent('message', { data, origin: from, source }));

beforeEach(() => {
  frame = document.body.appendChild(document.createElement('iframe'));
  other = document.body.appendChild(document.createElement('iframe'));
  target = windowOf(frame);
  heard.mockClear();
  channel = openChannel({ window, target: () => target, origin, validate, onMessage: heard });
});
afterEach(() => {
  channel.close();
  document.body.replaceChildren();
});

describe('openChannel', () => {
  it('W3 accepts its own window at its own origin', () => {
    say(good);
    say(good);
    expect(heard.mock.calls).toEqual([[good], [good]]);
  });

  it.each(outside)('W3 ignores origin %j', (from) => {
    say(good, from);
    expect(heard).not.toHaveBeenCalled();
  });

  it('W3 ignores another window of its origin, itself, and no window', () => {
    for (const source of [windowOf(other), window, null]) say(good, origin, source);
    expect(heard).not.toHaveBeenCalled();
  });

  it('W3 receives nothing before the other end exists', () => {
    target = null;
    say(good, origin, null);
    expect(heard).not.toHaveBeenCalled();
  });

  it.each([
    [null],
    [''],
    [[]],
    [{}],
    [{ kind: 'event' }],
    [{ ...good, more: 1 }],
    [{ ...good, route: 'javascript:alert(1)' }],
    [{ ...good, route: '//evil.example/\n' }],
    [{ ...good, event: 'evil' }],
    [{ kind: 'ready', event: 'routed' }],
    [{ ...good, scroll: 2 }],
    [{ ...good, message: 'x'.repeat(501) }],
  ])('W3 ignores the malformed %j', (data) => {
    say(data);
    expect(heard).not.toHaveBeenCalled();
  });

  it('W3 ignores 200 messages that are each invalid in one way', () => {
    const wrongOrigin = fc
      .oneof(fc.constantFrom(...outside), fc.webUrl(), fc.string())
      .filter((from) => from !== origin);
    const message = fc.constant(good);
    const cases = fc.oneof(
      fc.record({ data: message, from: wrongOrigin, isOther: fc.boolean() }),
      fc.record({ data: message, from: fc.constant(origin), isOther: fc.constant(true) }),
      fc.record({
        data: fc.anything().filter((data) => !validate(data)),
        from: fc.constant(origin),
        isOther: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(cases, ({ data, from, isOther }) => {
        say(data, from, windowOf(isOther ? other : frame));
        expect(heard).not.toHaveBeenCalled();
      }),
      { numRuns: 200 },
    );
  });

  it('W3 sends to the exact origin only', () => {
    const post = vi.spyOn(windowOf(frame), 'postMessage');
    channel.send({ kind: 'ready' });
    expect(post.mock.calls).toEqual([[{ kind: 'ready' }, origin]]);
    target = null;
    channel.send({ kind: 'ready' });
    expect(post).toHaveBeenCalledTimes(1);
  });

  it.each(['null', '*', '', 'http://', 'https://a.example/path', 'file://'])(
    'W3 refuses to open at %j',
    (bad) => {
      expect(() =>
        openChannel({ window, target: () => null, origin: bad, validate, onMessage: heard }),
      ).toThrow(RangeError);
    },
  );

  it('is deaf once closed', () => {
    channel.close();
    say(good);
    expect(heard).not.toHaveBeenCalled();
  });
});
