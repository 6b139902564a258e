import type { Page } from '@playwright/test';

/** Hears the words of every toast in the documents that are opened from now on, however short it stands there. */
export async function hearToasts(page: Page): Promise<readonly string[]> {
  const heard: string[] = [];
  await page.exposeFunction('tellOfToast', (words: string) => heard.push(words));
  await page.addInitScript(() => {
    const { tellOfToast } = window as unknown as { tellOfToast: (words: string) => void };
    const tell = (toast: Element) => tellOfToast(toast.textContent);
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof Element)) continue;
        if (node.matches('.Toastify__toast')) tell(node);
        else node.querySelectorAll('.Toastify__toast').forEach(tell);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return heard;
}
