import styled from 'styled-components';
import { useTexts } from '@studio/i18n/texts';
import { Setting } from '../setting/Setting';
import { TimeRange } from './TimeRange';

/** The largest bonus, and below it the two windows of the day, each as one range with its rate. */
export function BonusField() {
  const t = useTexts('form');
  return (
    <>
      <Setting path="/bonus/bonusMax" />
      {(['', '2'] as const).map((n, i) => (
        <Window key={n} aria-label={t('window', { n: i + 1 })}>
          <h3>{t('window', { n: i + 1 })}</h3>
          <Setting path={`/bonus/bonusRate${n}`} />
          <TimeRange start={`/bonus/bonusTimeStart${n}`} end={`/bonus/bonusTimeEnd${n}`} />
          <Setting path={`/bonus/endNumberBonus${n}`} />
        </Window>
      ))}
    </>
  );
}

const Window = styled.section`
  margin: 8px 16px 0;
  padding: 8px 0;
  border: 1px solid var(--s-line);
  border-radius: 8px;

  & > h3 {
    padding: 2px 16px 4px;
  }
`;
