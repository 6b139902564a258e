import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { DateRange } from '@/lib/dateRange';
import { formatDate } from '@/lib/formatDate';
import { formatMoney } from '@/lib/formatMoney';
import { figures, text } from '@/theme/typography';

const WIDTH = 320;
const HEIGHT = 112;
/** Maximum number of days with a date label. */
const DATES = 7;

interface Props {
  readonly days: readonly { readonly day: string; readonly baht: number }[];
  readonly range: DateRange;
}

/** Win/loss by day: green above the zero line, red below it. The list below contains the same figures. */
export function WinlostChart({ days, range }: Props) {
  const { t } = useTranslation('winlost');
  const { bars, zero } = drawBars(
    days.map(({ baht }) => baht),
    WIDTH,
    HEIGHT,
  );
  const start = formatDate(range.start);
  const end = formatDate(range.end);
  const step = Math.ceil(days.length / DATES);
  return (
    <Figure>
      <svg
        role="img"
        aria-label={t('chart.label', { start, end })}
        viewBox={`0 -4 ${WIDTH} ${HEIGHT + 8}`}
        preserveAspectRatio="none"
      >
        <line x1="0" x2={WIDTH} y1={zero} y2={zero} />
        {days.map(({ day, baht }, place) => (
          <rect key={day} {...bars[place]} rx="2" data-sign={Math.sign(baht)}>
            <title>{t('chart.day', { date: formatDate(day), amount: formatMoney(baht) })}</title>
          </rect>
        ))}
      </svg>
      <figcaption aria-hidden="true">
        {days.map(({ day }, place) => (
          <span key={day}>{place % step === 0 && formatDate(day).slice(0, 5)}</span>
        ))}
      </figcaption>
    </Figure>
  );
}

const Figure = styled.figure`
  display: grid;
  gap: 6px;

  svg {
    display: block;
    width: 100%;
    height: 132px;
  }
  line {
    stroke: var(--line-strong);
    stroke-width: 1;
    vector-effect: non-scaling-stroke;
  }
  rect {
    fill: var(--success);
  }
  rect[data-sign='-1'] {
    fill: var(--danger);
  }
  figcaption {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    min-height: 20px;
    color: var(--text-faint);
    ${figures}
    ${text('micro')}
  }
  @media (max-width: 359px) {
    figcaption {
      font-size: 10px;
    }
  }
  /* A date label is wider than its bar. */
  span {
    display: grid;
    justify-content: center;
    white-space: nowrap;
  }
`;

/** A bar of the chart in units of its view box. */
export interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Drawing {
  readonly bars: readonly Bar[];
  /** Vertical position of the zero line. */
  readonly zero: number;
}

/** Minimum height of a nonzero bar, so that a small day is visible next to a large one. */
const LEAST = 2;
/** Share of a day's width that its bar takes. */
const FILL = 0.64;

/** Bars above and below zero on one scale; the position of zero depends on the larger side. */
export function drawBars(values: readonly number[], width: number, height: number): Drawing {
  const top = Math.max(0, ...values);
  const bottom = Math.min(0, ...values);
  const span = top - bottom || 1;
  const zero = top === 0 && bottom === 0 ? height / 2 : (top / span) * height;
  const step = width / Math.max(1, values.length);
  const bars = values.map((value, place) => {
    const size = value === 0 ? 0 : Math.max(LEAST, (Math.abs(value) / span) * height);
    return {
      x: place * step + (step * (1 - FILL)) / 2,
      y: value > 0 ? zero - size : zero,
      width: step * FILL,
      height: size,
    };
  });
  return { bars, zero };
}
