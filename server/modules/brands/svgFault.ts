import sax from 'sax';
import type { ImageContents } from '#core/brand/checks/imageContents';

type Fault = NonNullable<ImageContents['fault']>;

/** Elements that run something or hold a document of their own. */
const ACTIVE = new Set(['script', 'foreignobject', 'iframe', 'object', 'embed', 'handler', 'listener']);
/** Animations that may write an address while the image is shown. */
const ANIMATION = new Set(['set', 'animate']);
/** Addresses inside the file itself. */
const OWN_ADDRESS = /^\s*(?:#|data:image\/(?:png|jpeg|webp|gif)[;,])/i;
const URLS = /url\(\s*(['"]?)(.*?)\1\s*\)/gi;

/**
 * Why an SVG file must not be served: it is not SVG, has a script, or a reference to another file. An image that is
 * opened by its own address could run and load what it names.
 * @returns undefined for a plain drawing.
 */
export function svgFault(text: string): Fault | undefined {
  const faults: Fault[] = [];
  let root: string | undefined;
  let isStyle = false;
  const add = (kind: Fault['kind'], detail: string) => faults.push({ kind, detail: detail.slice(0, 80) });
  const addForeignUrls = (css: string) => {
    for (const [, , address = ''] of css.matchAll(URLS))
      if (!OWN_ADDRESS.test(address)) add('SVG_FOREIGN', `url(${address})`);
    if (/@import/i.test(css)) add('SVG_FOREIGN', '@import');
  };

  const parser = sax.parser(true);
  parser.onerror = (problem) => {
    throw problem;
  };
  parser.onopentag = ({ name, attributes }) => {
    const element = localName(name);
    root ??= element;
    isStyle = element === 'style';
    if (ACTIVE.has(element)) add('SVG_SCRIPT', `<${name}>`);
    for (const [attribute, value] of Object.entries(attributes)) {
      const text = String(value);
      const key = localName(attribute);
      if (key.startsWith('on') || /^\s*javascript:/i.test(text)) add('SVG_SCRIPT', attribute);
      else if ((key === 'href' || key === 'src') && !OWN_ADDRESS.test(text)) add('SVG_FOREIGN', text);
      else if (ANIMATION.has(element) && key === 'attributename' && localName(text) === 'href')
        add('SVG_SCRIPT', `<${name} ${attribute}="${text}">`);
      else addForeignUrls(text);
    }
  };
  parser.onclosetag = () => {
    isStyle = false;
  };
  parser.ontext = (content) => {
    if (isStyle) addForeignUrls(content);
  };
  parser.oncdata = (content) => {
    if (isStyle) addForeignUrls(content);
  };
  parser.ondoctype = (doctype) => {
    if (doctype.includes('[')) add('SVG_FOREIGN', 'DOCTYPE with entities');
  };
  parser.onprocessinginstruction = ({ name }) => {
    if (name === 'xml-stylesheet') add('SVG_FOREIGN', `<?${name}?>`);
  };
  try {
    parser.write(text).close();
  } catch (cause) {
    const [first = ''] = (cause instanceof Error ? cause.message : String(cause)).split('\n');
    return { kind: 'UNREADABLE', detail: first };
  }
  if (root !== 'svg') return { kind: 'UNREADABLE', detail: root === undefined ? 'empty file' : `<${root}>` };
  return faults[0];
}

const localName = (name: string): string => (name.split(':').at(-1) ?? name).toLowerCase();
