import { shallowEqual } from 'react-redux';
import { type PreviewRoute, previewRoutes } from '#schemas/preview/routes';
import type { Brand } from '#schemas/brand/brand';
import { useStudioSelector } from '../app/hooks';
import { selectResolved } from '../draft/selectBrand';
import { useLanguage } from '../i18n/Language';
import { useTexts } from '../i18n/useTexts';

/** Whether a brand has the page: a page needs one of its areas, or none. */
export const isOn = ({ needs }: PreviewRoute, { flags }: Pick<Brand, 'flags'>): boolean =>
  needs.length === 0 || needs.some((flag) => flags[flag]);

/** Every page with its name, which says so where the page is switched off in the draft. */
export function useRouteNames(): readonly { readonly path: string; readonly name: string }[] {
  const t = useTexts('canvas');
  const { language } = useLanguage();
  // Flag by flag: an edit of anything else draws no list of pages anew.
  const flags = useStudioSelector((state) => selectResolved(state)?.brand.flags, shallowEqual);
  return previewRoutes.map((route: PreviewRoute) => {
    const page = route[language];
    return { path: route.path, name: flags && !isOn(route, { flags }) ? t('route.off', { page }) : page };
  });
}
