import { brands } from '../support/site';
import { accentOf } from './support/release';
import { expect, test } from './support/studio';

const brandId = brands[0]?.id ?? '';

/** What a stranger would say to the studio, and to the frame. Runs in the browser. */
function sayAll({ to, turns, as }: { to: 'studio' | 'frame'; turns: number; as: 'window' | 'event' }) {
  const toStudio = [
    { kind: 'ready' },
    { kind: 'event', event: 'routed', route: '/register' },
    { kind: 'event', event: 'picked', paths: ['/displayName'] },
    { kind: 'event', event: 'failed', message: 'ล้มเหลว' },
    { kind: 'event', event: 'key', combo: 'mod+k' },
    { kind: 'event', event: 'scrolled', scroll: 1 },
  ];
  const brand = JSON.parse(document.querySelector('#known')?.textContent ?? 'null') as unknown;
  const toFrame = [
    { kind: 'state', sequence: 9_999, brand, state: {}, route: '/register', visit: 99 },
    { kind: 'ready' },
  ];
  const messages: unknown[] = to === 'studio' ? toStudio : toFrame;
  const origins = ['https://good.example.evil.com', `${location.origin}.evil.com`, 'null', ''];
  for (let turn = 0; turn < turns; turn += 1) {
    const data = messages[turn % messages.length];
    const origin = origins[turn % origins.length] ?? '';
    if (as === 'event') {
      const source = to === 'studio' ? (window.frames[0] ?? null) : window.parent;
      window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
    } else (to === 'studio' ? window.parent : window.parent.frames[0])?.postMessage(data, '*');
  }
}
