import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/i18n/useErrorText';
import type { Problem } from './accountRules';

/** The sentence for what is wrong with the field called `label`. */
export function useProblemText(): (problem: Problem, label: string) => string {
  const { t } = useTranslation('register');
  const textOf = useErrorText();
  return (problem, label) => {
    if (problem === 'REQUIRED') return t('required.fill', { field: label });
    if (problem === 'REQUIRED_CHOICE') return t('required.choose', { field: label });
    return textOf({ code: problem });
  };
}
