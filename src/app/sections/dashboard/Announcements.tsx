import { useTranslation } from 'react-i18next';
import { useFeature } from '@/brand/useBrand';
import { useGetAnnouncementsQuery } from '@/features/announcement/announcementApi';
import { Marquee } from '@/ui/Marquee';

/** The strip of news, in the order served (ENT-14, API-159). */
export function Announcements() {
  const { t } = useTranslation();
  const isOn = useFeature('announcement');
  const { data } = useGetAnnouncementsQuery(undefined, { skip: !isOn });
  const items = data?.map(({ uuid, title, link }) => ({ id: uuid, text: title, link })) ?? [];
  if (!isOn || items.length === 0) return null;
  return <Marquee label={t('announcement.title')} items={items} />;
}
