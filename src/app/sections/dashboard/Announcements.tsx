import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFeature } from '@/brand/useBrand';
import { useGetAnnouncementsQuery, useNewsText } from '@/features/announcement/announcementApi';
import { Marquee } from '@/ui/Marquee';

const NewsDialog = lazy(async () => ({
  default: (await import('@/features/announcement/NewsDialog')).NewsDialog,
}));

/** The news ticker, in the order served; a tap opens the complete news. */
export function Announcements() {
  const { t } = useTranslation();
  const isOn = useFeature('announcement');
  const [isOpen, setOpen] = useState(false);
  const textOf = useNewsText();
  const { data = [] } = useGetAnnouncementsQuery(undefined, { skip: !isOn });
  if (!isOn || data.length === 0) return null;
  return (
    <>
      <Marquee
        label={t('announcement.title')}
        items={data.map((news) => ({ id: news.uuid, text: textOf(news).title, link: news.link }))}
        onOpen={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <NewsDialog news={data} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
