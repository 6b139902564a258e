import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import type { Checks } from '#core/brand/load';
import { formatsByName } from '#schemas/common/formatExports';
import { checksProgram } from './checksProgram';

const require = createRequire(import.meta.url);
let compiled: Checks | undefined;

/** The compiled schemas of brand files. */
export function compileChecks(): Checks {
  compiled ??= run();
  return compiled;
}

function run(): Checks {
  const exported: Partial<Checks> = {};
  const fill = compileFunction(checksProgram, ['exports', 'require', 'formats']) as (
    ...given: unknown[]
  ) => void;
  fill(exported, require, formatsByName);
  return exported as Checks;
}
