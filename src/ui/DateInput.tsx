import { useTranslation } from 'react-i18next';
import { MaskedInput } from './MaskedInput';
import type { ValueProps } from './MaskedInput';
import { dateMask } from './maskedText';

/** A day as people write it, day first, by either calendar; the value is its digits. */
export function DateInput(props: ValueProps) {
  const { t } = useTranslation();
  return (
    <MaskedInput placeholder={t('field.datePlaceholder')} {...props} mask={dateMask} inputMode="numeric" />
  );
}
