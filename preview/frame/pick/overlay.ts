const HOST_ID = 'sala-overlay';

/**
 * The overlay of the frame: outside of the app's own tree, transparent to pointers, invisible to assistive
 * technology. Styled through the object model, as the content security policy requires.
 */
export function overlay(document: Document): HTMLElement {
  const found = document.getElementById(HOST_ID);
  if (found) return found;
  const host = document.createElement('div');
  host.id = HOST_ID;
  host.setAttribute('aria-hidden', 'true');
  paint(host, {
    position: 'fixed',
    inset: '0',
    'z-index': '2147483647',
    'pointer-events': 'none',
    overflow: 'hidden',
  });
  return document.body.appendChild(host);
}

/** Sets styles by their CSS names. */
export function paint(element: HTMLElement, styles: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(styles)) element.style.setProperty(name, value);
}
