import { list, nullable, object, oneOf, type FromSchema } from '#schemas/common/schemaBuilders';
import { brand, type Brand } from '#schemas/brand/brand';
import { count, flag } from '#schemas/common/scalars';
import { previewState } from './state';

/**
 * The three kinds of messages between the studio and its frames (preview point 18). Origin and source are checked
 * at both ends before the shape is. A `ready` is always answered with the full state, so messages may be lost,
 * repeated or early without harm.
 */

/** Address of a screen inside the member app. */
const route = { type: 'string', maxLength: 300, pattern: '^/[^\\u0000-\\u0020]*$' } as const;
/** JSON pointer of a setting. */
const settingPath = { type: 'string', maxLength: 300, pattern: '^(/[^/]+)*$' } as const;
/** A distance in CSS pixels. */
const pixels = { type: 'integer', minimum: -100_000, maximum: 100_000 } as const;
const kind = <const K extends string>(name: K) => ({ type: 'string', const: name }) as const;

/** An announcement draft that replaces the example. */
const news = object({
  title: { type: 'string', maxLength: 200 },
  detail: { type: 'string', maxLength: 2_000 },
  titleEn: nullable({ type: 'string', maxLength: 200 }),
  detailEn: nullable({ type: 'string', maxLength: 2_000 }),
  link: nullable({ type: 'string', maxLength: 500 }),
});

/** Frame to studio: mounted and listening. */
export const readyMessage = object({ kind: kind('ready') });

/** Studio to frame: everything the frame is to show. */
export const stateMessage = object(
  {
    kind: kind('state'),
    /** Grows with every state; the frame repeats it in `shown`, which is how edit-to-paint is measured. */
    sequence: count,
    brand,
    state: previewState,
    /** Where to go; `visit` grows when the studio means it, so that a frame is not pulled back on each edit. */
    route,
    visit: count,
    language: oneOf(['th', 'en']),
    /** Clicks name settings instead of working. */
    picking: flag,
    /** Setting to outline and scroll to. */
    highlight: nullable(settingPath),
    /** Fraction of the scrollable height, 0 to 1, for frames in sync; null does not scroll the frame. */
    scroll: nullable({ type: 'number', minimum: 0, maximum: 1 }),
  },
  { news },
);

/** Frame to studio: something happened in it. */
export const eventMessage = object(
  { kind: kind('event'), event: oneOf(['shown', 'routed', 'scrolled', 'picked', 'failed', 'key']) },
  {
    sequence: count,
    route,
    scroll: { type: 'number', minimum: 0, maximum: 1 },
    /** Settings behind the picked element, the most specific first. */
    paths: list(settingPath, 20),
    /** How many of the first candidates affect the element itself; with more than one, the user chooses. */
    choices: count,
    /** Position of the click, in CSS pixels of the frame. */
    x: pixels,
    y: pixels,
    /** Sentence for a person, when the app failed. */
    message: { type: 'string', maxLength: 500 },
    /** A shortcut pressed inside the frame, such as `mod+z`, so that it works wherever the focus is. */
    combo: { type: 'string', maxLength: 30 },
  },
);

export type FramedNews = FromSchema<typeof news>;
export type ReadyMessage = FromSchema<typeof readyMessage>;
export type StateMessage = Omit<FromSchema<typeof stateMessage>, 'brand'> & { readonly brand: Brand };
export type EventMessage = FromSchema<typeof eventMessage>;
export type FrameMessage = ReadyMessage | EventMessage;
