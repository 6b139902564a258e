import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFeature } from '@/brand/useBrand';
import { useGetAnnouncementsQuery, useNewsText } from '@/features/announcement/announcementApi';
import { Marquee } from '@/ui/Marquee';
import { Pending } from '@/ui/Skeleton';
import { lazyPart } from '@/lib/lazyPart';

const NewsDialog = lazyPart(async () => (await import('@/features/announcement/NewsDialog')).NewsDialog);

/** The news ticker, in the order served; a tap opens the complete news. */
export function Announcements() {
  const { t } = useTranslation('dashboard');
  const isOn = useFeature('announcement');
  const [isOpen, setOpen] = useState(false);
  const textOf = useNewsText();
  const { data = [], isLoading } = useGetAnnouncementsQuery(undefined, { skip: !isOn });
  if (isLoading) return <Pending />;
  if (!isOn || data.length === 0) return null;
  return (
    <>
      <Marquee
        label={t('announcements.title')}
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
