import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useErrorText } from '@/i18n/useErrorText';
import { FormText } from '@/ui/form/FormText';
import { CircleCheck } from '@/ui/icons';
import { Notice } from '@/ui/Notice';
import { Skeleton } from '@/ui/Skeleton';
import type { BankValues } from './bankRules';
import type { NameLookup } from './useAccountName';

interface Props {
  readonly control: Control<BankValues>;
  readonly lookup: NameLookup;
  readonly error: string | undefined;
}

/**
 * The owner's name: filled in and locked when the bank knows it, typed by hand when it does not, with the
 * server's reason (API-158, ERR-07).
 */
export function AccountName({ control, lookup, error }: Props) {
  const { t } = useTranslation('register');
  const textOf = useErrorText();
  if (lookup.state === 'unasked') return <Hint>{t('bank.name.waiting')}</Hint>;
  if (lookup.state === 'looking') {
    return (
      <Hint role="status">
        {t('bank.name.looking')}
        <Skeleton $height="52px" />
      </Hint>
    );
  }
  const isFound = lookup.state === 'found';
  return (
    <>
      {lookup.state === 'failed' && (
        <Notice tone="warning" title={textOf(lookup.error)}>
          {t('bank.name.byHand')}
        </Notice>
      )}
      <FormText
        control={control}
        name="name"
        label={isFound ? t('bank.name') : t('bank.name.label')}
        readOnly={isFound}
        autoComplete="name"
        maxLength={60}
        error={error}
        help={
          isFound && (
            <Found role="status">
              <CircleCheck size={16} aria-hidden="true" /> {t('bank.name.found')}
            </Found>
          )
        }
      />
    </>
  );
}

const Hint = styled.div`
  display: grid;
  gap: 8px;
  padding: 14px 16px;
  border: 1px dashed var(--line-strong);
  border-radius: var(--radius-m);
  color: var(--text-muted);
  font-size: 0.9375rem;
`;

const Found = styled.span`
  color: var(--success);
`;
