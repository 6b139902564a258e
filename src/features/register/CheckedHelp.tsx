import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { CircleCheck } from '@/ui/icons';
import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ApiError } from '#core/contract/apiError';
import { type BankAccount, registerApi } from './registerApi';

interface Props {
  readonly verdict: Verdict;
  /** A warning that does not block the step. */
  readonly warning?: string | undefined;
  /** The format hint. */
  readonly children: ReactNode;
}

/** The line below a field that the server checks: the format hint, then the status of the check. */
export function CheckedHelp({ verdict, warning, children }: Props) {
  const { t } = useTranslation('register');
  if (verdict === 'checking') return <span role="status">{t('account.checking')}</span>;
  if (warning !== undefined)
    return (
      <Status role="status" data-warning>
        {warning}
      </Status>
    );
  if (verdict !== 'free') return <>{children}</>;
  return (
    <Status role="status">
      <CircleCheck size={16} aria-hidden="true" /> {t('account.free')}
    </Status>
  );
}

const Status = styled.span`
  color: var(--success);

  &[data-warning] {
    color: var(--warning);
  }
`;

/** `unknown` also when the check failed: a failed check does not block a registration. */
export type Verdict = 'unknown' | 'checking' | 'free' | 'taken';

/** Debounce of a check in milliseconds. */
export const CHECK_DELAY = 400;

export interface Availability {
  readonly verdict: Verdict;
  /** Checks after the debounce; for blur. */
  readonly check: () => void;
  /** Checks immediately unless the result is known; for the next button. */
  readonly settle: () => Promise<Verdict>;
}

/**
 * Whether `value` is still available. Results are stored by value, so that a late response cannot apply to another
 * value.
 * @param value as it would be sent; null while it is not plausible, which is never checked.
 */
export function useAvailability(
  value: string | null,
  ask: (value: string) => Promise<Verdict>,
): Availability {
  const [verdicts, setVerdicts] = useState<Readonly<Record<string, Verdict>>>({});
  const underway = useRef(new Map<string, Promise<Verdict>>());
  const latest = useRef({ value, verdicts, ask });
  useEffect(() => {
    latest.current = { value, verdicts, ask };
  });

  const settle = useCallback(async (): Promise<Verdict> => {
    const { value: about, verdicts: known, ask: askAbout } = latest.current;
    if (about === null) return 'unknown';
    if (known[about] === 'free' || known[about] === 'taken') return known[about];
    const note = (verdict: Verdict) => setVerdicts((others) => ({ ...others, [about]: verdict }));
    const answer = underway.current.get(about) ?? askAbout(about).catch((): Verdict => 'unknown');
    underway.current.set(about, answer);
    note('checking');
    const verdict = await answer;
    underway.current.delete(about);
    note(verdict);
    return verdict;
  }, []);

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const check = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void settle(), CHECK_DELAY);
  }, [settle]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return { verdict: (value !== null && verdicts[value]) || 'unknown', check, settle };
}

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;
type Answer = Promise<{
  readonly data?: { readonly available: boolean } | undefined;
  readonly error?: unknown;
}>;

const { checkPhone, checkUsername, checkBankAccount } = registerApi.endpoints;
const quietly = { subscribe: false } as const;

/** The three availability checks of registration. */
export function useChecks() {
  const dispatch = useDispatch<Dispatch>();
  return {
    phone: (value: string) => verdictOf(dispatch(checkPhone.initiate(value, quietly))),
    username: (value: string) => verdictOf(dispatch(checkUsername.initiate(value, quietly))),
    bankAccount: (key: string) =>
      verdictOf(dispatch(checkBankAccount.initiate(readAccountKey(key), quietly))),
  };
}

/** Cache key of a bank account; the number alone is ambiguous between banks. */
export const accountKey = ({ bankName, bankId }: BankAccount): string => `${bankName}:${bankId}`;

function readAccountKey(key: string): BankAccount {
  const [bankName, bankId] = key.split(':');
  return { bankName, bankId } as BankAccount;
}

/** Back ends report "taken" by `available: false` or by a conflict. */
async function verdictOf(asked: Answer): Promise<Verdict> {
  const { data, error } = await asked;
  if ((error as ApiError | undefined)?.status === 409) return 'taken';
  if (data) return data.available ? 'free' : 'taken';
  return 'unknown';
}
