import { createContext, useContext, useEffect } from 'react';
import type { Brand } from '#schemas/brand/brand';

/** Sets the document title from the page title; `ThemeRoot` provides it, because the brand's name is part of it. */
export const PageTitleContext = createContext<(title: string) => void>(() => undefined);

/**
 * Sets the document title, which tab, history and screen readers use. The previous title remains until the next page
 * renders.
 * @param title in the current language; empty for the front page, which shows only the brand's name; `null` leaves the
 * title unchanged.
 */
export function usePageTitle(title: string | null): void {
  const setTitle = useContext(PageTitleContext);
  useEffect(() => {
    if (title !== null) setTitle(title);
  }, [setTitle, title]);
}

/**
 * Title of a document: the page first, because a narrow tab cuts off the end, and the brand's name (CON-03).
 * @param page empty for the front page, which has the brand's name only.
 */
export function documentTitle({ displayName }: Pick<Brand, 'displayName'>, page: string): string {
  return page === '' ? displayName : `${page} · ${displayName}`;
}
