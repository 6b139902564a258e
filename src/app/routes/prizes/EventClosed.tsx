import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/ui/LinkButton';
import { Notice } from '@/ui/Notice';
import { Stack } from '@/ui/Stack';

/** The game is not open now, and the way on (API-150). */
export function EventClosed() {
  const { t } = useTranslation('prize');
  return (
    <Stack>
      <Notice tone="warning" title={t('closed')}>
        {t('closed.text')}
      </Notice>
      <LinkButton to="/auth/media" variant="secondary" full>
        {t('closed.back')}
      </LinkButton>
    </Stack>
  );
}
