import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { brandApi } from '@/api/brandApi';
import { useBrand } from '@/brand/useBrand';
import { documentTitle } from '#core/brand/documentTitle';
import { globalApi } from '@/features/global/globalApi';
import { setBrandTexts } from '@/i18n/makeI18n';
import { BrandStyle } from '@/theme/BrandStyle';
import { GlobalStyle } from '@/theme/globalStyle';
import { PageTitleContext } from '@/lib/pageTitle';
import { useAppDispatch } from './hooks';

interface Props {
  /** The page was prerendered together with the global styles. */
  readonly isStyled: boolean;
  readonly children: ReactNode;
}

/** Colours, fonts, texts and title of the brand; they update when a new revision is published. */
export function ThemeRoot({ isStyled, children }: Props) {
  const brand = useBrand();
  useFollowPublishedBrand();
  useFreshSetting();
  const { i18n } = useTranslation();
  const { displayName } = brand;
  const setTitle = useCallback(
    (page: string) => {
      document.title = documentTitle({ displayName }, page);
    },
    [displayName],
  );
  useEffect(() => setBrandTexts(i18n, brand), [i18n, brand]);
  return (
    <PageTitleContext value={setTitle}>
      <BrandStyle brand={brand} />
      {!isStyled && <GlobalStyle />}
      {children}
    </PageTitleContext>
  );
}

/** Checks for a newly published revision on focus and at the brand's interval. */
function useFollowPublishedBrand(): void {
  const dispatch = useAppDispatch();
  const { poll } = useBrand();
  const seconds = poll.brandSeconds;
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') {
        void dispatch(
          brandApi.endpoints.getBrand.initiate(undefined, { forceRefetch: true, subscribe: false }),
        );
      }
    };
    const timer = setInterval(look, seconds * 1000);
    // Covers a tab that becomes visible and a window that stayed visible while unfocused.
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [dispatch, seconds]);
}

/** Contacts and bonus windows come from the API, so a new revision refetches them. */
function useFreshSetting(): void {
  const dispatch = useAppDispatch();
  const { contacts, bonus } = useBrand();
  const key = JSON.stringify([contacts, bonus]);
  const asked = useRef(key);
  useEffect(() => {
    if (asked.current === key) return;
    asked.current = key;
    dispatch(globalApi.util.invalidateTags(['Setting']));
  }, [dispatch, key]);
}
