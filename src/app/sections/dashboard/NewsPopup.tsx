import { useTranslation } from 'react-i18next';
import type { Announcement } from '@/features/announcement/announcementApi';
import { NewsDialog } from '@/features/announcement/NewsDialog';
import { Button } from '@/ui/Button';

interface Props {
  readonly news: readonly Announcement[];
  readonly onClose: () => void;
  readonly onHideToday: () => void;
}

/** News that open automatically; they can be dismissed for the day. */
export function NewsPopup({ news, onClose, onHideToday }: Props) {
  const { t } = useTranslation('announcement');
  return (
    <NewsDialog news={news} onClose={onClose}>
      <Button variant="ghost" full onClick={onHideToday}>
        {t('hideToday')}
      </Button>
    </NewsDialog>
  );
}
