import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useBrand } from '@/brand/useBrand';
import { text } from '@/theme/typography';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { SegmentedControl } from '@/ui/SegmentedControl';
import { type ExclusionMonths, exclusionMonths, type TimeOutDays, timeOutDays } from '#schemas/common/terms';
import { CardHead } from './CardHead';
import type { ApiError } from '#core/contract/apiError';
import { useErrorText } from '@/i18n/errorText';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Notice } from '@/ui/Notice';
import { PasswordInput } from '@/ui/PasswordInput';
import { Stack } from '@/ui/Stack';
import { useExcludeSelfMutation, useTakeTimeOutMutation } from './responsibleGamblingApi';

interface Props {
  /** Called when the break has started, which also ended the session. */
  readonly onStarted: () => void;
}

/** Form for a time-out of days or a longer exclusion. */
export function BreakCard({ onStarted }: Props) {
  const { t } = useTranslation('responsible');
  const { legal } = useBrand();
  const [days, setDays] = useState<TimeOutDays>(1);
  const [months, setMonths] = useState<ExclusionMonths>(6);
  const [asking, setAsking] = useState<BreakWish | null>(null);
  const termOf = (count: ExclusionMonths) =>
    count === null ? t('exclude.months.endless') : t(`exclude.months.${count}`);
  return (
    <>
      <Card aria-label={t('break.title')}>
        <CardHead icon="pause" title={t('break.title')} text={t('break.lead')} />
        <Choice>
          <SegmentedControl
            label={t('break.choose')}
            options={timeOutDays.map((n) => ({ value: String(n), label: t(`break.days.${n}`) }))}
            value={String(days)}
            onChange={(word) => setDays(timeOutDays.find((n) => String(n) === word) ?? days)}
          />
        </Choice>
        <Button
          variant="secondary"
          full
          onClick={() => setAsking({ kind: 'TIME_OUT', days, term: t(`break.days.${days}`) })}
        >
          {t('break.start')}
        </Button>
      </Card>
      <Card aria-label={t('exclude.title')}>
        <CardHead icon="long" title={t('exclude.title')} text={t('exclude.lead')} />
        {legal.operatorName !== '' && <Shared>{t('exclude.operator', { name: legal.operatorName })}</Shared>}
        <Choice>
          <SegmentedControl
            label={t('exclude.choose')}
            options={exclusionMonths.map((n) => ({ value: String(n), label: termOf(n) }))}
            value={String(months)}
            onChange={(word) => setMonths(exclusionMonths.find((n) => String(n) === word) ?? null)}
          />
        </Choice>
        <Button
          variant="secondary"
          full
          onClick={() => setAsking({ kind: 'SELF_EXCLUSION', months, term: termOf(months) })}
        >
          {t('exclude.start')}
        </Button>
      </Card>
      {asking && <BreakDialog wish={asking} onStarted={onStarted} onClose={() => setAsking(null)} />}
    </>
  );
}

const Choice = styled.div`
  margin: 12px 0 16px;

  /* All choices are visible, so that the longer ones are not hidden. */
  > div {
    display: flex;
    flex-wrap: wrap;
    margin: 0;
    padding: 0;
    overflow: visible;
  }
`;

const Shared = styled.p`
  margin: 8px 0 0;
  color: var(--text-muted);
  ${text('small')}
`;

/** A break to confirm; `term` is its length as text. */
export type BreakWish =
  | { readonly kind: 'TIME_OUT'; readonly days: TimeOutDays; readonly term: string }
  | { readonly kind: 'SELF_EXCLUSION'; readonly months: ExclusionMonths; readonly term: string };

interface BreakDialogProps {
  readonly wish: BreakWish;
  readonly onStarted: () => void;
  readonly onClose: () => void;
}

/** Explains a break before it starts; a long one requires the password. */
export function BreakDialog({ wish, onStarted, onClose }: BreakDialogProps) {
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
