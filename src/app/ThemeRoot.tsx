import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '@/brand/useBrand';
import { documentTitle, PageTitleContext } from '@/lib/pageTitle';
import { globalApi } from '@/features/global/globalApi';
import { setBrandTexts } from '@/i18n/makeI18n';
import { BrandStyle } from '@/theme/BrandStyle';
import { GlobalStyle } from '@/theme/globalStyle';
import { useAppDispatch } from './makeStore';

interface Props {
  /** The page was prerendered together with the global styles. */
  readonly isStyled: boolean;
  readonly children: ReactNode;
}

/** Colours, fonts, texts and title of the brand; they update when a new revision is published. */
export function ThemeRoot({ isStyled, children }: Props) {
  const brand = useBrand();
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
