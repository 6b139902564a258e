import styled from 'styled-components';
import { useSetting } from '@studio/core/store/useSetting';
import { useTexts } from '@studio/i18n/texts';
import { Setting } from '@studio/features/settings-form/setting/Setting';

interface Props {
  /** Settings of the two times. */
  readonly start: string;
  readonly end: string;
}

/** Two times of day in Bangkok, and the span between them on a bar of 24 hours; one that ends before it starts goes over midnight. */
function TimeRange({ start, end }: Props) {
  const t = useTexts('form');
  const [from, until] = [shareOfDay(useSetting(start).value), shareOfDay(useSetting(end).value)];
  const spans = spansOf(from, until);
  const share = spans.reduce((sum, { width }) => sum + width, 0);
  return (
    <>
      <Setting path={start} />
      <Setting path={end} />
      <Day role="img" aria-label={t('window.hours', { count: Math.round(share * 240) / 10 })}>
        <Track>
          {spans.map(({ left, width }) => (
            <span key={left} style={{ left: `${left * 100}%`, width: `${width * 100}%` }} />
          ))}
        </Track>
        <Hours aria-hidden="true">
          {['00', '06', '12', '18', '24'].map((hour) => (
            <span key={hour}>{hour}</span>
          ))}
        </Hours>
      </Day>
    </>
  );
}

const Day = styled.div`
  padding: 4px 16px 6px;
`;

const Track = styled.div`
  position: relative;
  height: 8px;
  border-radius: 4px;
  background:
    repeating-linear-gradient(to right, transparent 0 calc(25% - 1px), var(--s-line-strong) calc(25% - 1px) 25%),
    var(--s-hover);
  overflow: hidden;

  & > span {
    position: absolute;
    inset-block: 0;
    border-radius: 4px;
    background: var(--s-accent);
  }
`;

const Hours = styled.div`
  display: flex;
  justify-content: space-between;
  color: var(--s-faint);
  font-size: 12px;
  font-variant-numeric: tabular-nums;
`;

/** Elapsed share of the day at `HH:MM:SS`, 0 to 1; 0 for an invalid time. */
function shareOfDay(time: unknown): number {
  const [, hours, minutes, seconds] = /^(\d\d):(\d\d):(\d\d)$/.exec(String(time)) ?? [];
  if (hours === undefined) return 0;
  return (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) / 86_400;
}

/** The parts of a day, as shares of it, that a window covers: two where it goes over midnight. */
export function spansOf(
  from: number,
  until: number,
): readonly { readonly left: number; readonly width: number }[] {
  if (until >= from) return [{ left: from, width: until - from }];
  return [
    { left: 0, width: until },
    { left: from, width: 1 - from },
  ];
}

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
