import type { i18n } from 'i18next';
import type { Brand } from '#schemas/brand/brand';
import type { TextMarks } from './textMarks';

/** What an element on screen is traced back with. */
export interface PickContext {
  /** As it is shown, with its images at the addresses of the frame. */
  readonly brand: Brand;
  readonly i18n: i18n;
  /** The page that is shown. */
  readonly route: string;
  readonly marks: Pick<TextMarks, 'piecesOf' | 'namesOf'>;
}
