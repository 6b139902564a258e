import styled from 'styled-components';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormText } from '@/ui/form/fields';
import { CircleCheck } from '@/ui/icons';
import { type BankValues, isMemberName } from './bankRules';
import { skipToken } from '@reduxjs/toolkit/query';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { ApiError } from '#core/contract/apiError';
import { type BankAccount, registerApi, useGetAccountNameQuery } from './registerApi';
import { accountKey } from './CheckedHelp';

interface Props {
  readonly control: Control<BankValues>;
  readonly lookup: NameLookup;
  readonly error: string | undefined;
}

/**
 * The account owner's name: filled in and locked when the bank returns a usable one, else typed. Its height is constant while the
 * look-up is pending, so that the button below does not move under a finger.
 */
export function AccountName({ control, lookup, error }: Props) {
  const { t } = useTranslation('register');
  const isByHand = lookup.state === 'failed' || lookup.state === 'unusable';
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
      // A locked field shows no error of its own; the account number shows it.
      error={isByHand ? error : (error ?? '')}
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
    case 'unusable':
      return t('bank.name.byHand');
  }
}

const Found = styled.span`
  color: var(--success);
`;

/** Look-up state of the owner of the entered account. */
export type NameLookup =
  | { readonly state: 'unasked' | 'looking' }
  | { readonly state: 'found' | 'unusable'; readonly name: string }
  | { readonly state: 'failed'; readonly error: ApiError };

/**
 * Looks up the owner of an account. The response for one account is never shown for another.
 * @param account the entered account; null while it is not plausible. One that is present initially, because the
 * visitor returned to the step, is looked up at once.
 */
export function useAccountName(account: BankAccount | null) {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const [asked, setAsked] = useState(account);
  const isCurrent = asked !== null && account !== null && accountKey(asked) === accountKey(account);
  const query = useGetAccountNameQuery(isCurrent ? asked : skipToken);

  /** Looks up the name unless it is cached; null when there is none. */
  const fetchName = async (about: BankAccount): Promise<string | null> => {
    setAsked(about);
    const { getAccountName } = registerApi.endpoints;
    const { data } = await dispatch(getAccountName.initiate(about, { subscribe: false }));
    return data?.name ?? null;
  };
  return { lookup: isCurrent ? readLookup(query) : notRequested, fetchName };
}

const notRequested: NameLookup = { state: 'unasked' };

interface Answer {
  readonly currentData?: { readonly name: string } | null | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
}

function readLookup({ currentData, error, isFetching }: Answer): NameLookup {
  if (isFetching) return { state: 'looking' };
  const name = currentData?.name;
  if (name) return { state: isMemberName(name) ? 'found' : 'unusable', name };
  return {
    state: 'failed',
    error: (error as ApiError | undefined) ?? { status: 404, code: 'BANK_NAME_NOT_FOUND' },
  };
}
