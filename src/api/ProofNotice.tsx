import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Notice } from '@/ui/Notice';
import { selectIsProving } from './service';

/** Says what takes a moment longer while the device works on a proof. */
export function ProofNotice() {
  const { t } = useTranslation('common');
  const isProving = useSelector(selectIsProving);
  return isProving ? <Notice tone="info">{t('proof.working')}</Notice> : null;
}
