import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { brandApi } from '@/api/brandApi';
import { useBrand } from '@/brand/useBrand';
import { documentTitle } from '#core/brand/documentTitle';
import { globalApi } from '@/features/global/globalApi';
import { setBrandTexts } from '@/i18n/makeI18n';
import { BrandStyle } from '@/theme/BrandStyle';
import { PageTitleContext } from '@/lib/pageTitle';
import { useAppDispatch } from './makeStore';

/** Colours, fonts, texts and title of the brand; they update when a new revision is published. */
export function ThemeRoot({ children }: { readonly children: ReactNode }) {
  const brand = useBrand();
  useSyncPublishedBrand();
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
      {children}
    </PageTitleContext>
  );
}

/** Checks for a newly published revision on focus and at the brand's interval. */
function useSyncPublishedBrand(): void {
  const dispatch = useAppDispatch();
  const { poll } = useBrand();
  const seconds = poll.brandSeconds;
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') {
        void dispatch(
          brandApi.endpoints.getBrand.initiate(undefined, { forceRefetch: true, subscribe: false }),
        );
      }
    };
    const timer = setInterval(refresh, seconds * 1000);
    // Covers a tab that becomes visible and a window that stayed visible while unfocused.
    document.addEventListener('visibilitychange', refresh);
    window.addEventListener('focus', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
      window.removeEventListener('focus', refresh);
    };
  }, [dispatch, seconds]);
}

/** Contacts and bonus windows come from the API, so a new revision refetches them. */
function useFreshSetting(): void {
  const dispatch = useAppDispatch();
  const { contacts, bonus } = useBrand();
  const key = JSON.stringify([contacts, bonus]);
  const fetchedKey = useRef(key);
  useEffect(() => {
    if (fetchedKey.current === key) return;
    fetchedKey.current = key;
    dispatch(globalApi.util.invalidateTags(['Setting']));
  }, [dispatch, key]);
}
