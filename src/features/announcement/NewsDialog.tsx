import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '@/brand/useBrand';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Stack } from '@/ui/Stack';
import { imageUrl } from '#core/brand/imagePath';
import type { Announcement } from './announcementApi';
import { NewsList } from './NewsList';

interface Props {
  readonly news: readonly Announcement[];
  readonly onClose: () => void;
  /** Additional button below the news. */
  readonly children?: ReactNode;
}

/** Dialog with complete news. */
export function NewsDialog({ news, onClose, children }: Props) {
  const { t } = useTranslation(['announcement', 'common']);
  const brand = useBrand();
  return (
    <Dialog title={t('announcement:title')} onClose={onClose}>
      <Stack $gap={20}>
        <NewsList news={news} imageOf={(path) => imageUrl(path, brand)} />
        <Stack $gap={4}>
          <Button full onClick={onClose}>
            {t('common:action.close')}
          </Button>
          {children}
        </Stack>
      </Stack>
    </Dialog>
  );
}
