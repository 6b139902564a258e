import styled from 'styled-components';
import { useTranslation } from 'react-i18next';
import { useOutcomeToast } from '@/api/useOutcomeToast';
import { Card } from '@/ui/Card';
import { SegmentedControl } from '@/ui/SegmentedControl';
import { checkMinutes } from '#schemas/common/terms';
import { CardHead } from './CardHead';
import { type PlayStatus, useChooseCheckMutation } from './responsibleGamblingApi';

interface Props {
  readonly every: PlayStatus['realityCheck']['every'];
}

/** Setting for the reality-check interval. */
export function CheckCard({ every }: Props) {
  const { t } = useTranslation('responsible');
  const report = useOutcomeToast();
  const [choose] = useChooseCheckMutation();

  const change = async (word: string) => {
    const minutes = checkMinutes.find((one) => String(one) === word);
    if (minutes === undefined) return;
    report(await choose({ minutes }), t('check.saved'));
  };

  return (
    <Card aria-label={t('check.title')}>
      <CardHead icon="clock" title={t('check.title')} text={t('check.lead')} />
      <Choice>
        <SegmentedControl
          label={t('check.title')}
          options={checkMinutes.map((n) => ({ value: String(n), label: t('check.minutes', { n }) }))}
          value={String(every)}
          onChange={(word) => void change(word)}
        />
      </Choice>
    </Card>
  );
}

const Choice = styled.div`
  margin-top: 12px;
`;
