import styled from 'styled-components';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormText } from '@/ui/form/fields';
import { CircleCheck } from '@/ui/icons';
import type { BankValues } from './bankRules';
import type { NameLookup } from './useAccountName';

interface Props {
  readonly control: Control<BankValues>;
  readonly lookup: NameLookup;
  readonly error: string | undefined;
}

/**
 * The account owner's name: filled in and locked when the bank returns it, else typed. Its height is constant while the
 * look-up is pending, so that the button below does not move under a finger.
 */
export function AccountName({ control, lookup, error }: Props) {
  const { t } = useTranslation('register');
  const isByHand = lookup.state === 'failed';
  return (
    <FormText
      control={control}
      name="name"
      label={t('bank.name')}
      placeholder={lookup.state === 'looking' ? t('bank.name.looking') : undefined}
      readOnly={!isByHand}
      aria-busy={lookup.state === 'looking'}
      autoComplete="name"
      maxLength={60}
      error={error}
      help={<State lookup={lookup} />}
    />
  );
}

function State({ lookup }: { readonly lookup: NameLookup }) {
  const { t } = useTranslation('register');
  switch (lookup.state) {
    case 'unasked':
      return t('bank.name.waiting');
    case 'looking':
      return <span role="status">{t('bank.name.looking')}</span>;
    case 'found':
      return (
        <Found role="status">
          <CircleCheck size={16} aria-hidden="true" /> {t('bank.name.found')}
        </Found>
      );
    case 'failed':
      return t('bank.name.byHand');
  }
}

const Found = styled.span`
  color: var(--success);
`;
