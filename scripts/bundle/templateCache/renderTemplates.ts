import { createHash } from 'node:crypto';
import type { Brand } from '#schemas/brand/brand';
import type { Renderer } from '#server/platform/hosting/compiledApp';
import { look, type Read, type Reads, treeOf, watch } from './recordReads';
import { cut, type Cut, fill, type Model, modelOf, NONCE } from './placeholders';

type Page = Awaited<ReturnType<Renderer['prerenderPage']>>;
type Template = Readonly<Record<keyof Page, Cut>>;

/** Brands of which a page reads the same, but for the words that it only shows. */
interface Shape {
  /** The first of them: what its page must be when it is made from the template. */
  readonly first: { readonly words: readonly string[]; readonly nonce: string; readonly digest: string };
  /** Made for the second; `null` when the page does more with words than show them. */
  template?: Template | null;
}

/** Shapes of one page by what a brand has at these places. */
interface Reading {
  /** The same, to distinguish two readings. */
  readonly key: string;
  readonly reads: Reads;
  readonly shapes: Map<string, Shape>;
}

/**
 * A renderer that draws a page once for all brands that differ in nothing that the page reads but its words: names,
 * taglines, LINE ids, banners. The first two brands of a shape are rendered as they are, and the page of each must be
 * byte for byte what the template gives. A template must come out the same of very short and of very long words.
 * Where one of these fails, the page is rendered for every brand.
 */
export function renderTemplates(renderer: Renderer): Renderer {
  const readings = new Map<string, Reading[]>();
  const models = new WeakMap<Brand, Model>();
  const render = renderer.prerenderPage;

  return {
    ...renderer,
    prerenderPage: async (path, brand, nonce) => {
      const model = models.get(brand) ?? modelOf(brand);
      models.set(brand, model);
      const known = readings.get(path) ?? [];
      readings.set(path, known);
      const shape = shapeOf(model.brand, known);
      if (!shape) return renderFirst(path, { brand, model, nonce }, known);
      if (shape.template) return fillPage(shape.template, model.words, nonce);
      const page = await render(path, brand, nonce);
      if (shape.template === undefined) {
        const template = await makeTemplate(path, brand);
        const gives = (words: readonly string[], own: string) =>
          template && digestOf(fillPage(template, words, own));
        const { first } = shape;
        const holds =
          gives(model.words, nonce) === digestOf(page) && gives(first.words, first.nonce) === first.digest;
        shape.template = (holds && template) || null;
      }
      return page;
    },
  };

  /** @returns undefined when the page does more with words than show them. */
  async function makeTemplate(path: string, brand: Brand): Promise<Template | undefined> {
    const short = cutPage(await render(path, modelOf(brand, 'short').brand, NONCE));
    const long = cutPage(await render(path, modelOf(brand, 'long').brand, NONCE));
    return JSON.stringify(short) === JSON.stringify(long) ? short : undefined;
  }

  async function renderFirst(
    path: string,
    { brand, model, nonce }: { readonly brand: Brand; readonly model: Model; readonly nonce: string },
    known: Reading[],
  ): Promise<Page> {
    const { watched, reads } = watch(brand);
    const page = await render(path, watched, nonce);
    const reading = sameReading(known, reads());
    const first = { words: model.words, nonce, digest: digestOf(page) };
    reading.shapes.set(look(model.brand, reading.reads), { first });
    return page;
  }
}

function shapeOf(brand: Brand, known: readonly Reading[]): Shape | undefined {
  for (const { reads, shapes } of known) {
    const shape = shapes.get(look(brand, reads));
    if (shape) return shape;
  }
  return undefined;
}

/** Brands that lead a page the same way have it read the same. */
function sameReading(known: Reading[], reads: readonly Read[]): Reading {
  const key = String(reads.map((read) => read.map(String)));
  const found = known.find((reading) => reading.key === key);
  const reading = found ?? { key, reads: treeOf(reads), shapes: new Map<string, Shape>() };
  if (!found) known.push(reading);
  return reading;
}

function cutPage({ html, styles, styleNames }: Page): Template | undefined {
  const [body, style, names] = [cut(html), cut(styles), cut(styleNames)];
  return body && style && names && { html: body, styles: style, styleNames: names };
}

const fillPage = ({ html, styles, styleNames }: Template, words: readonly string[], nonce: string): Page => ({
  html: fill(html, words, nonce),
  styles: fill(styles, words, nonce),
  styleNames: fill(styleNames, words, nonce),
});

const digestOf = ({ html, styles, styleNames }: Page) =>
  createHash('sha256').update([html, styles, styleNames].join('\0')).digest('base64');
