import type { Page } from '@playwright/test';

/** Records the text of every toast in documents opened from now on, however briefly it is shown. */
export async function recordToasts(page: Page): Promise<readonly string[]> {
  const texts: string[] = [];
  await page.exposeFunction('recordToast', (text: string) => texts.push(text));
  await page.addInitScript(() => {
    const { recordToast } = window as unknown as { recordToast: (text: string) => void };
    const record = (toast: Element) => recordToast(toast.textContent);
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof Element)) continue;
        if (node.matches('.Toastify__toast')) record(node);
        else node.querySelectorAll('.Toastify__toast').forEach(record);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return texts;
}
