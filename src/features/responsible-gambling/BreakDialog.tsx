import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#core/contract/apiError';
import { useErrorText } from '@/i18n/errorText';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Notice } from '@/ui/Notice';
import { PasswordInput } from '@/ui/PasswordInput';
import { Stack } from '@/ui/Stack';
import type { ExclusionMonths, TimeOutDays } from '#schemas/common/terms';
import { useExcludeSelfMutation, useTakeTimeOutMutation } from './responsibleGamblingApi';

/** A break to confirm; `term` is its length as text. */
export type BreakWish =
  | { readonly kind: 'TIME_OUT'; readonly days: TimeOutDays; readonly term: string }
  | { readonly kind: 'SELF_EXCLUSION'; readonly months: ExclusionMonths; readonly term: string };

interface Props {
  readonly wish: BreakWish;
  readonly onStarted: () => void;
  readonly onClose: () => void;
}

/** Explains a break before it starts; a long one requires the password. */
export function BreakDialog({ wish, onStarted, onClose }: Props) {
  const { t } = useTranslation('responsible');
  const errorText = useErrorText();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const [rest] = useTakeTimeOutMutation();
  const [exclude] = useExcludeSelfMutation();
  const isLong = wish.kind === 'SELF_EXCLUSION';

  const confirm = async () => {
    const { error } = await (isLong ? exclude({ months: wish.months, password }) : rest({ days: wish.days }));
    if (error) {
      setProblem(errorText(error as ApiError));
      throw new Error('The break was refused; the dialog stays.');
    }
    onStarted();
  };

  return (
    <ConfirmDialog
      title={t(isLong ? 'exclude.ask' : 'break.ask', { term: wish.term })}
      text={t('break.askText')}
      confirmLabel={t(isLong ? 'exclude.start' : 'break.start')}
      onConfirm={confirm}
      onClose={onClose}
    >
      {isLong ? (
        <PasswordInput
          label={t('exclude.password')}
          value={password}
          error={problem}
          autoComplete="current-password"
          onChange={(event) => setPassword(event.target.value)}
        />
      ) : (
        problem !== undefined && (
          <Stack>
            <Notice tone="danger">{problem}</Notice>
          </Stack>
        )
      )}
    </ConfirmDialog>
  );
}
