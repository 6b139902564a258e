import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useBrand } from '@/brand/useBrand';
import { text } from '@/theme/typography';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { SegmentedControl } from '@/ui/SegmentedControl';
import { type ExclusionMonths, exclusionMonths, type TimeOutDays, timeOutDays } from '#schemas/common/terms';
import { BreakDialog, type BreakWish } from './BreakDialog';
import { CardHead } from './CardHead';

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
