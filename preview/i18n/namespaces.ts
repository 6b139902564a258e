import type { canvas } from './th/canvas';
import type { errors } from './th/errors';
import type { brandComparison } from './th/brandComparison';
import type { form } from './th/form';
import type { announcements } from './th/announcements';
import type { people } from './th/people';
import type { problems } from './th/problems';
import type { publish } from './th/publish';
import type { shell } from './th/shell';
import type { ui } from './th/ui';

/** The words of each part of the studio; Thai is the source, English has each of its ids. */
export interface Namespaces {
  readonly canvas: typeof canvas;
  readonly errors: typeof errors;
  readonly brandComparison: typeof brandComparison;
  readonly form: typeof form;
  readonly announcements: typeof announcements;
  readonly people: typeof people;
  readonly problems: typeof problems;
  readonly publish: typeof publish;
  readonly shell: typeof shell;
  readonly ui: typeof ui;
}

export type Namespace = keyof Namespaces;
