import standaloneCode from 'ajv/dist/standalone/index.js';
import { _ } from 'ajv';
import { makeAjv } from '#schemas/ajv';
import { formatExports } from '#schemas/common/formatExports';

const textLengthHelper = /require\("ajv\/dist\/runtime\/ucs2length"\)\.default/g;
/** Removes the schemas that Ajv embeds to repeat an enum in its errors, which are unused. */
const repeatedEnum = /allowedValues: ?schema\d+[\w.[\]"]*/g;
const formatUse = /\bformats(?:\.([A-Za-z]+)|\["([a-z-]+)"\])/g;

/** Where the generated code imports its helpers from. */
export interface HelperModules {
  readonly formats: string;
  readonly textLength: string;
}

/**
 * Turns a JSON Schema into the source of an ES module that exports `validate`: plain checks, no
 * compiler, no `eval`, and of the formats only those that the schema names.
 * @throws Error where the schema is wrong or needs a helper that a browser does not get.
 */
export function standaloneModule(schema: object, modules: HelperModules): string {
  const ajv = makeAjv({
    allErrors: true,
    messages: false,
    code: { source: true, esm: true, lines: false, formats: _`formats` },
  });
  const imports = new Set<string>();
  const code = interop(standaloneCode)(ajv, ajv.compile(schema))
    .replace(/export default \w+;/, '')
    .replace(repeatedEnum, 'allowedValues: []')
    .replace(textLengthHelper, () => {
      imports.add(`import { textLength } from ${JSON.stringify(modules.textLength)};`);
      return 'textLength';
    })
    .replace(formatUse, (_match, bare: string | undefined, quoted: string | undefined) => {
      const exported = exportOf(bare ?? quoted ?? '');
      const local = `${exported}Format`;
      imports.add(`import { ${exported} as ${local} } from ${JSON.stringify(modules.formats)};`);
      return local;
    });
  const left = /\brequire\("([^"]+)"\)/.exec(code);
  if (left) throw new Error(`The schema needs ${left[1]}, which a browser validator cannot carry.`);
  return [...[...imports].sort(), code].join('\n');
}

function exportOf(format: string): string {
  const exported = Object.entries(formatExports).find(([name]) => name === format)?.[1];
  if (exported === undefined) throw new Error(`Unknown format "${format}".`);
  return exported;
}

type Standalone = typeof standaloneCode;

/** The package is CommonJS: depending on who loads it, its default export is wrapped once more. */
function interop(module: Standalone | { default: Standalone }): Standalone {
  return typeof module === 'function' ? module : module.default;
}
