import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import { LinkButton } from '@/ui/LinkButton';
import { Stack } from '@/ui/Stack';
import { slipStatus } from './slipStatus';

interface Props {
  readonly status: string;
  readonly isConfirming: boolean;
  readonly onConfirm: () => void;
  readonly onHandOver: () => void;
  readonly onChooseAnother: () => void;
}

/** Actions that the slip's status allows. */
export function SlipActions({ status, isConfirming, onConfirm, onHandOver, onChooseAnother }: Props) {
  const { t } = useTranslation('slip');
  const { may } = slipStatus(status);
  return (
    <Stack $gap={12}>
      {may.includes('confirm') && (
        <Button size="large" full pending={isConfirming} onClick={onConfirm}>
          {t('action.confirm')}
        </Button>
      )}
      {may.includes('handOver') && (
        <Button size="large" full onClick={onHandOver}>
          {t('action.handOver')}
        </Button>
      )}
      {may.includes('chooseAnother') && (
        <Button variant="secondary" full onClick={onChooseAnother}>
          {t('action.chooseAnother')}
        </Button>
      )}
      {status === 'SUCCESS' && (
        <>
          <LinkButton to="/auth/dashboard" size="large" full>
            {t('action.home')}
          </LinkButton>
          <LinkButton to="/auth/transaction/history?type=deposit" variant="secondary" full>
            {t('action.history')}
          </LinkButton>
        </>
      )}
      {may.length === 0 && (
        <Button variant="ghost" full onClick={onChooseAnother}>
          {t('action.another')}
        </Button>
      )}
    </Stack>
  );
}
