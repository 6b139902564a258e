import { cspNonce } from '@/lib/cspNonce';

const MARK = 'data-suspend-transitions';
/** Events of a person in this frame. */
const presence = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Suspends CSS transitions while no person is in the frame. Otherwise an edit would be complete only a fifth of a second
 * later, and each animation frame until then would cost a style and a paint.
 * @returns what suspends them again, for an edit.
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
