import { cspNonce } from '@/lib/cspNonce';

const MARK = 'data-calm';
/** What tells that a person is in this frame. */
const presence = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Switches off the fading of colours while nobody is in the frame. Else an edit would be seen whole a fifth of a second
 * late, and all that fades would be styled and painted anew for each picture until then.
 * @returns what calms the frame again, for an edit.
 */
export function suspendTransitions({ document }: Window, signal: AbortSignal): () => void {
  const style = document.createElement('style');
  const nonce = cspNonce(document);
  if (nonce) style.setAttribute('nonce', nonce);
  document.head.append(style);
  style.sheet?.insertRule(`[${MARK}] * { transition: none !important; }`);
  const stir = () => document.documentElement.removeAttribute(MARK);
  for (const sign of presence) document.addEventListener(sign, stir, { signal, passive: true });
  signal.addEventListener('abort', () => {
    stir();
    style.remove();
  });
  return () => document.documentElement.setAttribute(MARK, '');
}
