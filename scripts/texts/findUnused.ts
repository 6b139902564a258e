import { readdirSync, readFileSync } from 'node:fs';
import type { Locales } from './readLocales';

/** Namespaces whose ids are built from server codes: the contract uses them. */
const usedByContract = new Set(['errors']);

/** Texts whose id does not occur in the code, neither literally nor as a template (`status.${code}`). */
export function findUnused(locales: Locales, ...sources: readonly string[]): string[] {
  const code = sources.map(readCode).join('\n');
  const composed = [...code.matchAll(/`((?:[\w-]+:)?[\w.-]*)\$\{[^`]*\}([\w.-]*)`/g)].map(
    ([, start = '', end = '']) => ({ start: start.replace(/^[\w-]+:/, ''), end }),
  );
  const patterns = composed.filter(({ start, end }) => start !== '' || end.startsWith('.'));
  const findings: string[] = [];
  for (const [namespace, texts] of locales.get('th') ?? []) {
    if (usedByContract.has(namespace)) continue;
    for (const id of new Set(Object.keys(texts).map((key) => key.replace(/_other$/, '')))) {
      const isComposed = patterns.some(({ start, end }) => id.startsWith(start) && id.endsWith(end));
      if (!isComposed && !code.includes(`'${id}'`) && !code.includes(`'${namespace}:${id}'`)) {
        findings.push(`th/${namespace}: ${id} is not used`);
      }
    }
  }
  return findings;
}

function readCode(folder: string): string {
  const texts = readdirSync(folder, { withFileTypes: true }).map((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory())
      return entry.name === 'locales' || entry.name === 'testing' ? '' : readCode(path);
    return /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? readFileSync(path, 'utf8') : '';
  });
  return texts.join('\n');
}
