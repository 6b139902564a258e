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
