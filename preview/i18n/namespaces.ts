import type { canvas } from './th/canvas';
import type { errors } from './th/errors';
import type { fleet } from './th/brandComparison';
import type { form } from './th/form';
import type { news } from './th/announcements';
import type { people } from './th/people';
import type { problems } from './th/problems';
import type { publish } from './th/publish';
import type { shell } from './th/shell';
import type { ui } from './th/ui';

/** The words of each part of the studio; Thai is the source, English has each of its ids. */
export interface Namespaces {
  readonly canvas: typeof canvas;
  readonly errors: typeof errors;
  readonly fleet: typeof fleet;
  readonly form: typeof form;
  readonly news: typeof news;
  readonly people: typeof people;
  readonly problems: typeof problems;
  readonly publish: typeof publish;
  readonly shell: typeof shell;
  readonly ui: typeof ui;
}

export type Namespace = keyof Namespaces;
