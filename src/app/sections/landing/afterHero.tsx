import { useTranslation } from 'react-i18next';
import { useBrand, useLocalized } from '@/brand/useBrand';
import { useGetPublicAnnouncementsQuery, useNewsText } from '@/features/announcement/announcementApi';
import { Marquee } from '@/ui/Marquee';
import { Banners } from '../shared/Banners';

/** Ticker of public news. Without news it shows a welcome text, so that the layout does not shift when news load. */
function Announcements() {
  const { t } = useTranslation('landing');
  const { displayName, tagline, flags } = useBrand();
  const localized = useLocalized();
  const textOf = useNewsText();
  const { data } = useGetPublicAnnouncementsQuery(undefined, { skip: !flags.announcement });
  if (!flags.announcement) return null;
  const welcome = t('announcement.welcome', { brand: displayName, tagline: localized(tagline) });
  const news = data?.map((item) => ({ id: item.uuid, text: textOf(item).title, link: item.link })) ?? [];
  const items = news.length > 0 ? news : [{ id: 'welcome', text: welcome, link: null }];
  return <Marquee label={t('announcement.label')} items={items} />;
}

/** Sections of the first screen that are read before anyone presses them. */
export const afterHero = { announcement: Announcements, banner: Banners };
