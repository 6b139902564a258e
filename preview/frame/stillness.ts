import { cspNonce } from '@/lib/cspNonce';

/** Milliseconds after the last edit at which things fade again. */
const ENDS_AFTER = 600;

/**
 * Colours that fade from the old to the new would show each edit late and keep the browser drawing through a dragged
 * colour: while a brand is edited, nothing fades (preview point 2).
 * @returns what is to be called before an edit changes the page.
 */
export function makeStillness(document: Document): () => void {
  const style = document.createElement('style');
  const nonce = cspNonce(document);
  if (nonce) style.setAttribute('nonce', nonce);
  style.textContent = '*, ::before, ::after { transition: none !important; }';
  style.media = 'not all';
  document.head.append(style);
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => (style.media = 'not all'), ENDS_AFTER);
    style.media = 'all';
  };
}
