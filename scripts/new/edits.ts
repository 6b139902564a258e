/** The spellings of a name that is given as `tip-jar`. */
export interface Names {
  readonly kebab: string;
  readonly camel: string;
  readonly pascal: string;
  /** For labels: `Tip jar`. */
  readonly label: string;
}

/** @throws Error when the name is not made of lower-case words joined by hyphens. */
export function namesOf(kebab: string): Names {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab))
    throw new Error(`“${kebab}” is no name: write lower-case words joined by hyphens, such as tip-jar.`);
  const pascal = kebab.replace(/(?:^|-)(.)/g, (_match, letter: string) => letter.toUpperCase());
  const words = kebab.replaceAll('-', ' ');
  return {
    kebab,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    label: words.charAt(0).toUpperCase() + words.slice(1),
  };
}

/** Files to write, collected before any is written, so that a failure leaves the checkout as it was. */
export class Edits {
  readonly files = new Map<string, string>();
  /** @param read returns a file of the checkout; undefined when there is none. */
  constructor(readonly read: (file: string) => string | undefined) {}

  /** @throws Error when the file exists. */
  create(file: string, text: string): void {
    if (this.#source(file) !== undefined) throw new Error(`${file} exists already: choose another name.`);
    this.files.set(file, text);
  }

  /** Inserts text before the last place of an anchor. @throws Error when the file has no such place. */
  before(file: string, anchor: string, text: string): void {
    const source = this.#source(file) ?? '';
    const at = source.lastIndexOf(anchor);
    if (at < 0) throw new Error(`${file} has no “${anchor}” any more: adapt scripts/new to it.`);
    this.files.set(file, source.slice(0, at) + text + source.slice(at));
  }

  /** Inserts text after the first place of an anchor. @throws Error when the file has no such place. */
  after(file: string, anchor: string, text: string): void {
    const source = this.#source(file) ?? '';
    const at = source.indexOf(anchor);
    if (at < 0) throw new Error(`${file} has no “${anchor}” any more: adapt scripts/new to it.`);
    const end = at + anchor.length;
    this.files.set(file, source.slice(0, end) + text + source.slice(end));
  }

  #source(file: string): string | undefined {
    return this.files.get(file) ?? this.read(file);
  }
}
