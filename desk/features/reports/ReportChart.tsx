import { type CSSProperties, useId } from 'react';
import styled from 'styled-components';

export interface Bar {
  readonly key: string;
  readonly name: string;
  readonly value: number;
  readonly text: string;
}

interface Props {
  readonly title: string;
  readonly bars: readonly Bar[];
  /** Text of a value on the axis. */
  readonly tick: (value: number) => string;
}

/** Height of the plot, in the units of its drawing. */
const HEIGHT = 100;
/** A few bars take the room of this many. */
const LEAST_PLACES = 6;

const placesOf = (bars: readonly Bar[]) => Math.max(bars.length, LEAST_PLACES);

/** A bar for each row of the table, which says the same: screen readers skip the chart. */
export function ReportChart({ title, bars, tick }: Props) {
  const id = useId();
  const { low, high, ticks } = axisOf(bars.map(({ value }) => value));
  const places = placesOf(bars);
  const names = labelled(bars);
  const y = (value: number) => ((high - value) / (high - low)) * HEIGHT;
  return (
    <Figure aria-hidden="true">
      <figcaption id={id}>{title}</figcaption>
      <Plot>
        <Axis>
          {ticks.map((value) => (
            <span key={value} style={{ top: `${y(value)}%` }}>
              {tick(value)}
            </span>
          ))}
        </Axis>
        <svg viewBox={`0 0 ${places} ${HEIGHT}`} preserveAspectRatio="none">
          {ticks.map((value) => (
            <line
              key={value}
              x1="0"
              x2={places}
              y1={y(value)}
              y2={y(value)}
              data-zero={value === 0 || undefined}
            />
          ))}
          {bars.map(({ key, name, value, text }, index) => (
            <g key={key}>
              <title>{`${name}: ${text}`}</title>
              <rect className="hit" x={index} y="0" width="1" height={HEIGHT} />
              <rect
                x={index + 0.14}
                width="0.72"
                y={Math.min(y(value), y(0))}
                height={Math.abs(y(value) - y(0))}
                data-negative={value < 0 || undefined}
              />
            </g>
          ))}
        </svg>
        <Names data-many={names.length > 3 || undefined}>
          {names.map(({ key, name, at, share }) => (
            <span key={key} style={{ '--at': `${at}%`, '--share': `${share}%` } as CSSProperties}>
              {name}
            </span>
          ))}
        </Names>
      </Plot>
    </Figure>
  );
}

/** At most this many names are below the bars. */
const MOST_NAMES = 6;

/** Names below the bars, each with the share of the width up to the next one. */
function labelled(bars: readonly Bar[]) {
  const places = placesOf(bars);
  const step = Math.ceil(bars.length / MOST_NAMES);
  const share = (step / places) * 100;
  return bars.flatMap(({ key, name }, index) =>
    index % step === 0 ? [{ key, name, share, at: ((index + 0.5) / places) * 100 }] : [],
  );
}

/** Round steps from the lowest to the highest value, zero included. */
export function axisOf(values: readonly number[]): { low: number; high: number; ticks: readonly number[] } {
  const [min, max] = [Math.min(0, ...values), Math.max(0, ...values)];
  const raw = (max - min) / 4 || 1;
  const size = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 5, 10].map((factor) => factor * size).find((each) => each >= raw) ?? raw;
  const [first, last] = [Math.floor(min / step), Math.max(Math.ceil(max / step), Math.floor(min / step) + 1)];
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  return { low: first * step, high: last * step, ticks };
}

const Figure = styled.figure`
  flex: none;
  margin: 0;
  padding: 12px 16px 8px;
  border: 1px solid var(--s-line);
  border-radius: 8px;
  overflow: hidden;
  background: var(--s-panel);

  figcaption {
    margin-bottom: 12px;
    font-weight: 600;
  }
`;

const Plot = styled.div`
  position: relative;
  height: 180px;
  margin: 0 0 24px 68px;

  svg {
    display: block;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
  line {
    stroke: var(--s-line);
    vector-effect: non-scaling-stroke;
  }
  line[data-zero] {
    stroke: var(--s-line-strong);
  }
  rect {
    fill: var(--s-accent-fill);
  }
  rect[data-negative] {
    fill: var(--s-danger-fill);
  }
  .hit {
    fill: transparent;
  }
  g:hover .hit {
    fill: var(--s-hover);
  }
`;

const Axis = styled.div`
  position: absolute;
  inset: 0 100% 0 auto;

  span {
    position: absolute;
    right: 8px;
    color: var(--s-muted);
    font-size: 12px;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
    transform: translateY(-50%);
  }
`;

const Names = styled.div`
  position: absolute;
  inset: 100% 0 auto;

  span {
    position: absolute;
    top: 6px;
    left: calc(var(--at) - var(--share) / 2);
    width: var(--share);
    padding: 0 2px;
    overflow: hidden;
    color: var(--s-muted);
    font-size: 12px;
    white-space: nowrap;
    text-align: center;
    text-overflow: ellipsis;
  }
  /* Half as many names have twice the room. */
  @media (max-width: 760px) {
    &[data-many] span {
      left: calc(var(--at) - var(--share));
      width: calc(var(--share) * 2);
    }
    &[data-many] span:nth-child(even) {
      display: none;
    }
  }
`;
