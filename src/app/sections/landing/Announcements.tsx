import { useTranslation } from 'react-i18next';
import { useBrand, useLocalized } from '@/brand/useBrand';
import { useGetPublicAnnouncementsQuery } from '@/features/announcement/announcementApi';
import { Marquee } from '@/ui/Marquee';

/** Ticker of public news. Without news it shows a welcome text, so that the layout does not shift when news load. */
export function Announcements() {
  const { t } = useTranslation('landing');
  const { displayName, tagline, flags } = useBrand();
  const localized = useLocalized();
  const { data } = useGetPublicAnnouncementsQuery(undefined, { skip: !flags.announcement });
  if (!flags.announcement) return null;
  const welcome = t('announcement.welcome', { brand: displayName, tagline: localized(tagline) });
  const news = data?.map(({ uuid, title, link }) => ({ id: uuid, text: title, link })) ?? [];
  const items = news.length > 0 ? news : [{ id: 'welcome', text: welcome, link: null }];
  return <Marquee label={t('announcement.label')} items={items} />;
}
