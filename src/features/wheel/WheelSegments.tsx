import { contrast } from '#core/brand/colour';
import { PrizeArt } from '@/ui/art/PrizeArt';
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
  if (isHex(colour)) return colour;
  return place % 2 === 0 ? 'var(--accent-strong)' : 'var(--surface-3)';
}

const isHex = (colour: string | undefined): colour is string =>
  colour !== undefined && /^#[0-9a-f]{6}$/i.test(colour);

/** Number of segments above which labels run along the radius. */
const ACROSS = 10;
/** Number of segments above which none is wide enough for an illustration. */
const DRAWN = 16;
/** Width of a letter relative to the font size, as wide as Thai gets. */
const LETTER = 0.62;

const DARK = '#1f1204';

/** White letters with a dark edge, or dark letters with a light one where those contrast more. */
function inkOn(colour: string | undefined) {
  const isBright = isHex(colour) && contrast(colour, DARK) > contrast(colour, '#ffffff') * BRIGHT;
  return {
    fill: isBright ? DARK : '#fff',
    stroke: isBright ? '#fff' : '#000',
    strokeOpacity: 0.4,
    strokeWidth: isBright ? 1.5 : 2.5,
    strokeLinejoin: 'round',
    paintOrder: 'stroke',
    textAnchor: 'middle',
    fontWeight: 600,
  } as const;
}
type Ink = ReturnType<typeof inkOn>;

/** White looks better on a mid-tone on which both are legible. */
const BRIGHT = 2;

/** Distance of a prize's illustration from the hub's centre, and the width of the illustration in its disc. */
const ART_AT = 56;
const ART_SHARE = 1.5;

interface SegmentWordsProps {
  readonly label: string;
  /** Kind of the prize. */
  readonly type: string;
  readonly color: string | undefined;
  readonly place: number;
  readonly count: number;
  readonly radius: number;
}

/**
 * Label and illustration of a segment: large figure with its unit below, text on two lines, or text along the radius where
 * it is narrow.
 */
export function SegmentWords({ label, type, color, place, count, radius }: SegmentWordsProps) {
  const ink = inkOn(color);
  return (
    <g transform={`rotate(${place * stepOf(count)})`}>
      {count <= ACROSS ? (
        <Across label={label} ink={ink} count={count} radius={radius} />
      ) : (
        <Along label={label} ink={ink} count={count} />
      )}
      {count <= DRAWN && <SegmentArt type={type} count={count} />}
    </g>
  );
}

/** The illustration on a light disc, because the colours of segments are the brand's own. */
function SegmentArt({ type, count }: Pick<SegmentWordsProps, 'type' | 'count'>) {
  const radius = Math.min(20, 0.8 * ART_AT * Math.sin((Math.min(stepOf(count), 120) / 2) * (Math.PI / 180)));
  const width = radius * ART_SHARE;
  return (
    <g transform={`translate(0 ${-ART_AT})`}>
      <circle r={radius} fill="#fff" fillOpacity=".92" />
      <g transform={`translate(${-width / 2} ${-width * 0.4})`}>
        <PrizeArt type={type} size={width} />
      </g>
    </g>
  );
}

interface LabelProps extends Pick<SegmentWordsProps, 'label' | 'count' | 'radius'> {
  readonly ink: Ink;
}

function Across({ label, ink, count, radius }: LabelProps) {
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

function Along({ label, ink, count }: Pick<LabelProps, 'label' | 'ink' | 'count'>) {
  const [room, middle] = count <= DRAWN ? [68, 107] : [96, 86];
  return (
    <text {...ink} fontSize={fit(label, room, 14)} transform={`translate(5 -${middle}) rotate(-90)`}>
      {label}
    </text>
  );
}

/** The largest font size at which the text fits; marks above and below a letter take no width. */
function fit(words: string, room: number, most: number): number {
  const letters = [...words].filter((letter) => !/\p{M}/u.test(letter)).length;
  return Math.max(7, Math.min(most, Math.floor(room / (Math.max(1, letters) * LETTER))));
}

/** Texts shorter than this stay on one line. */
const SHORT = 9;

/**
 * Splits text into two lines of about equal length at a word boundary: a space, or a Thai word boundary if the browser
 * can find them. One line when there is no boundary.
 */
export function twoLines(words: string): readonly string[] {
  if (words.length < SHORT) return [words];
  const parts = words.includes(' ') ? words.split(' ').map((word) => `${word} `) : wordsOf(words);
  let best: readonly string[] = [words];
  for (let at = 1; at < parts.length; at += 1) {
    const lines = [parts.slice(0, at).join('').trim(), parts.slice(at).join('').trim()];
    if (longest(lines) < longest(best)) best = lines;
  }
  return best;
}

const longest = (lines: readonly string[]): number => Math.max(...lines.map(({ length }) => length));

function wordsOf(text: string): string[] {
  // Firefox supports it since version 125.
  if (!('Segmenter' in Intl)) return [text];
  return Array.from(
    new Intl.Segmenter('th', { granularity: 'word' }).segment(text),
    ({ segment }) => segment,
  );
}
