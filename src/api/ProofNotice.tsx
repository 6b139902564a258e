import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Notice } from '@/ui/Notice';
import { selectIsProving } from './service';

/** Explains the delay while the device computes a proof of work. */
export function ProofNotice() {
  const { t } = useTranslation('common');
  const isProving = useSelector(selectIsProving);
  return isProving ? <Notice tone="info">{t('proof.working')}</Notice> : null;
}
