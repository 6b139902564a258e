import { createContext, useContext, useEffect } from 'react';

/** Sets the document title from the title of a page; `ThemeRoot` provides it, because the brand's name is part of it. */
export const PageTitleContext = createContext<(title: string) => void>(() => undefined);

/**
 * Names the page in the browser's tab and history, and for screen readers. The title of the previous page stays until the
 * next page renders.
 * @param title in the current language; empty for the front page, which shows the brand's name only; `null` leaves the
 * title alone.
 */
export function usePageTitle(title: string | null): void {
  const setTitle = useContext(PageTitleContext);
  useEffect(() => {
    if (title !== null) setTitle(title);
  }, [setTitle, title]);
}
