import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../bundle/places';
import { usageOf } from './usage.mjs';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const ours = Object.entries(scripts).flatMap(([name, command]) => {
  const file = /\bscripts\/\w+\.(?:ts|mjs)/.exec(command)?.[0];
  return file === undefined ? [] : [[name, file] as const];
});

it.each(ours)('npm run %s prints its usage with --help', (_, file) => {
  const source = read(file);
  expect(usageOf(source)).toMatch(/^[A-Z][^\n]+[\s\S]*\bUsage:/);
  expect(/^import .*$/m.exec(source)?.[0]).toBe("import './lib/usage.mjs';");
});

it('checks all scripts', () => {
  expect(ours.length).toBeGreaterThan(10);
});
