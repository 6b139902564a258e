import { twoLines } from './twoLines';
import { stepOf } from './wheelGeometry';

/** Number of segments above which labels run along the radius. */
const ACROSS = 10;
/** Width of a letter relative to the font size, as wide as Thai gets. */
const LETTER = 0.62;

const ink = {
  fill: '#fff',
  stroke: '#000',
  strokeOpacity: 0.4,
  strokeWidth: 2.5,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  textAnchor: 'middle',
  fontWeight: 600,
} as const;

interface Props {
  readonly label: string;
  readonly place: number;
  readonly count: number;
  readonly radius: number;
}

/**
 * Label of a segment: large figure with its unit below, text on two lines, or all along the radius where it is narrow.
 */
export function SegmentWords({ label, place, count, radius }: Props) {
  return (
    <g transform={`rotate(${place * stepOf(count)})`}>
      {count <= ACROSS ? <Across label={label} count={count} radius={radius} /> : <Along label={label} />}
    </g>
  );
}

function Across({ label, count, radius }: Omit<Props, 'place'>) {
  const [head = '', ...tail] = label.split(' ');
  const isFigure = /^[\d,.]+$/.test(head) && tail.length > 0;
  const [first = '', second = ''] = isFigure ? [head, tail.join(' ')] : twoLines(label);
  const top = radius - (isFigure ? 50 : 42);
  const room = (at: number) => 2 * at * Math.tan((Math.min(stepOf(count), 120) / 2) * (Math.PI / 180)) - 8;
  const small = Math.min(fit(first, room(top), 15), fit(second, room(top - 19), 15));
  return (
    <>
      <text y={-top} {...ink} fontSize={isFigure ? fit(first, room(top), 31) : small}>
        {first}
      </text>
      {second !== '' && (
        <text y={-(top - 19)} {...ink} fontSize={isFigure ? fit(second, room(top - 19), 14) : small}>
          {second}
        </text>
      )}
    </>
  );
}

function Along({ label }: Pick<Props, 'label'>) {
  return (
    <text {...ink} fontSize={fit(label, 96, 14)} transform="translate(5 -86) rotate(-90)">
      {label}
    </text>
  );
}

/** The largest font size at which the text fits; marks above and below a letter take no width. */
function fit(words: string, room: number, most: number): number {
  const letters = [...words].filter((letter) => !/\p{M}/u.test(letter)).length;
  return Math.max(7, Math.min(most, Math.floor(room / (Math.max(1, letters) * LETTER))));
}
