/** Copies text to the clipboard. Returns false when the browser refuses, so that no success is shown. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** Fallback for pages without HTTPS and in-app browsers, which lack the clipboard API. */
function copyBySelection(text: string): boolean {
  const box = document.createElement('textarea');
  box.value = text;
  box.readOnly = true;
  box.className = 'visually-hidden';
  // Inside a dialog the focus trap would steal the selection from an element outside.
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
