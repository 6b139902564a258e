import { useEffect, useMemo, useState } from 'react';
import type { BrandFile } from '#schemas/brand/brandFile';
import { initialState } from '#schemas/preview/state';
import { resolve } from '#core/brand/resolve';
import { useGetDefaultsQuery, useGetWorkspaceQuery } from '@studio/core/api/brandsApi';
import { LoneFrame } from '@studio/features/canvas/LoneFrame';
import { useLanguage } from '@staff/i18n/hooks';
import { useTexts } from '@studio/i18n/texts';
import { Skeleton } from '@staff/ui/Loading';
import { devices } from '@studio/core/browser/view';
import type { AnnouncementForm } from './announcementForm';

interface Props {
  readonly brandId: string;
  readonly form: AnnouncementForm;
}

const SCALE = 0.58;
const size = devices['phone-390'];
/** A pause in typing after which the member app is mounted with the new text, in ms. */
const PAUSE = 500;

/** The announcement as readers see it: in the ticker, or as a popup on the member's dashboard. */
export function AnnouncementsPreview({ brandId, form }: Props) {
  const t = useTexts('announcements');
  const { language } = useLanguage();
  const { data: defaults } = useGetDefaultsQuery();
  const { currentData: workspace } = useGetWorkspaceQuery(brandId);
  const brand = useMemo(
    () => defaults && workspace && resolve(defaults, workspace.published.file as unknown as BrandFile).brand,
    [defaults, workspace],
  );
  const { title, detail, link, popup, audience } = useWhenIdle(form, PAUSE);
  const news = useMemo(
    () => ({ title: title.trim() || t('preview.title'), detail: detail.trim(), link: link.trim() || null }),
    [title, detail, link, t],
  );
  const isForVisitors = audience === 'PUBLIC';
  const state = useMemo(
    () =>
      isForVisitors
        ? initialState
        : {
            ...initialState,
            member: 'level-2' as const,
            news: popup ? ('popup' as const) : ('none' as const),
          },
    [isForVisitors, popup],
  );
  if (!brand) return <Skeleton $h={size.height * SCALE} />;
  return (
    <LoneFrame
      key={String(isForVisitors)}
      title={t('preview')}
      note={t(popup && !isForVisitors ? 'preview.popup' : 'preview.strip')}
      brand={brand}
      state={state}
      news={news}
      language={language}
      route={isForVisitors ? '/' : '/auth/dashboard'}
      size={size}
      scale={SCALE}
    />
  );
}

/** A debounced value. */
function useWhenIdle<T>(value: T, pause: number): T {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
