/** Puts text on the clipboard. False when the browser refuses, so that nobody is told it was copied. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** For pages without HTTPS and browsers inside other apps, which have no clipboard API. */
function copyBySelection(text: string): boolean {
  const box = document.createElement('textarea');
  box.value = text;
  box.readOnly = true;
  box.className = 'visually-hidden';
  // Inside a dialog the focus trap would take the selection away from an element outside of it.
  const host = document.querySelector('[role="dialog"]') ?? document.body;
  host.appendChild(box);
  box.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    box.remove();
  }
}
