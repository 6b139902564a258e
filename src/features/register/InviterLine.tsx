import styled from 'styled-components';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/i18n/errorText';
import { User } from '@/ui/icons';
import { Notice } from '@/ui/Notice';
import { skipToken } from '@reduxjs/toolkit/query';
import type { ApiError } from '#core/contract/apiError';
import { useGetInviterQuery } from './registerApi';

interface Props {
  readonly inviter: Inviter;
}

/** The inviter's name, read-only, or a message that the code is unknown. */
export function InviterLine({ inviter }: Props) {
  const { t } = useTranslation('register');
  const textOf = useErrorText();
  if (inviter.state === 'looking') return <Line role="status">{t('inviter.looking')}</Line>;
  if (inviter.state === 'missing') {
    return (
      <Notice tone="warning" title={textOf(inviter.error)}>
        {t('inviter.without')}
      </Notice>
    );
  }
  if (inviter.state !== 'found') return null;
  return (
    <Line>
      <User size={18} aria-hidden="true" />
      <span>
        {t('inviter.label')}: <b>{inviter.name}</b>
      </span>
    </Line>
  );
}

const Line = styled.p`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 10px;
  align-items: center;
  min-height: 64px;
  padding: 12px 16px;
  border-radius: var(--radius-m);
  background: var(--accent-soft);

  svg {
    color: var(--accent-strong);
  }
`;

/** The inviter of a registration. */
export type Inviter =
  | { readonly state: 'none' | 'looking' | 'unknown' }
  | { readonly state: 'found'; readonly name: string }
  | { readonly state: 'missing'; readonly error: ApiError };

/**
 * Looks up an inviter's code. The code is dropped only when the server rejects it; without a response it is sent
 * anyway, so that the inviter does not lose the referral.
 */
export function useInviter(afCode: string | undefined): { inviter: Inviter; afCode: string | undefined } {
  const { data, error, isFetching } = useGetInviterQuery(afCode ?? skipToken);
  const inviter = readInviter(afCode, data ?? null, error as ApiError | undefined, isFetching);
  return { inviter, afCode: inviter.state === 'missing' ? undefined : afCode };
}

function readInviter(
  afCode: string | undefined,
  data: { readonly name: string } | null,
  error: ApiError | undefined,
  isFetching: boolean,
): Inviter {
  if (afCode === undefined) return { state: 'none' };
  if (data) return { state: 'found', name: data.name };
  if (isFetching) return { state: 'looking' };
  if (error && error.status >= 400 && error.status < 500 && error.status !== 408 && error.status !== 429) {
    return { state: 'missing', error };
  }
  return { state: 'unknown' };
}
