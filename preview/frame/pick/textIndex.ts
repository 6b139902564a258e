import { makeBrandIndex } from './brandIndex';
import { type PickContext, patternOf, tidy } from './leaves';
import type { Piece } from './textMarks';

export interface TextIndex {
  /** The settings behind a text of the app: the values of the brand that it contains, then its own wording. */
  readonly pieceSettings: (piece: Piece) => readonly string[];
  /** The settings behind text that is not a text of the app, such as a name of the brand. */
  readonly wordSettings: (text: string) => readonly string[];
}

/** Traces texts of the app and values of the brand on screen to their settings. */
export function makeTextIndex(context: PickContext): TextIndex {
  const { i18n } = context;
  const { wordSettings, valueSettings } = makeBrandIndex(context);
  const wordingOf = ({ id }: Piece): string => {
    const at = id.indexOf(':');
    const text: unknown = i18n.getResource(i18n.language, id.slice(0, at), id.slice(at + 1));
    return typeof text === 'string' ? tidy(text) : '';
  };
  return {
    wordSettings,
    pieceSettings: (piece) => {
      const values = patternOf(wordingOf(piece)).exec(tidy(piece.text))?.slice(1) ?? [];
      return [...values.flatMap(valueSettings), `/texts/${i18n.language}/${piece.id}`];
    },
  };
}
