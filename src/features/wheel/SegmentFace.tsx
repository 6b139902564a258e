import { segmentPath, stepOf } from './wheelGeometry';

interface Props {
  readonly color: string | undefined;
  readonly place: number;
  readonly count: number;
  readonly radius: number;
}

/** The ground of one segment. */
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

/** What is served where it is a colour; otherwise one of the theme's in turn. */
function colourOr(colour: string | undefined, place: number): string {
  if (colour && /^#[0-9a-f]{6}$/i.test(colour)) return colour;
  return place % 2 === 0 ? 'var(--accent-strong)' : 'var(--surface-3)';
}
