import { segmentPath, stepOf } from './wheelGeometry';

interface Props {
  readonly color: string | undefined;
  readonly place: number;
  readonly count: number;
  readonly radius: number;
}

/** The background of one segment. */
export function SegmentFace({ color, place, count, radius }: Props) {
  return (
    <path
      d={segmentPath(count, radius)}
      transform={`rotate(${place * stepOf(count)})`}
      fill={colourOr(color, place)}
      stroke="#fff"
      strokeOpacity=".35"
      strokeWidth="1.5"
    />
  );
}

/** The served colour if valid; otherwise a theme colour by position. */
function colourOr(colour: string | undefined, place: number): string {
  if (colour && /^#[0-9a-f]{6}$/i.test(colour)) return colour;
  return place % 2 === 0 ? 'var(--accent-strong)' : 'var(--surface-3)';
}
