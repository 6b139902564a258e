import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type ICruiseResult, type IForbiddenRuleType, cruise } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '#server/platform/root';

const { forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
  forbidden: IForbiddenRuleType[];
};

/** A file, what it imports, and the rule that the import breaks; null where it is allowed. */
const planted: readonly (readonly [from: string, to: string, rule: string | null])[] = [
  ['schemas/a.ts', 'core/a.ts', 'layers'],
  ['core/b.ts', 'src/lib/b.ts', 'layers'],
  ['core/b2.ts', 'schemas/b2.ts', null],
  ['src/lib/c.ts', 'src/theme/c.ts', 'layers'],
  ['src/api/d.ts', 'src/features/wheel/d.ts', 'layers'],
  ['src/features/wheel/e.ts', 'src/features/slip/e.ts', 'layers'],
  ['src/features/wheel/e2.ts', 'src/features/wheel/inner/e2.ts', null],
  ['src/features/wheel/f.ts', 'src/app/f.ts', 'layers'],
  ['src/app/g.ts', 'scenarios/g.ts', 'layers'],
  ['src/app/h.ts', 'preview/core/h.ts', 'layers'],
  ['src/app/i.ts', 'src/features/slip/i.ts', null],
  ['scenarios/j.ts', 'src/features/slip/j.ts', 'layers'],
  ['backoffice/k0.ts', 'preview/core/k0.ts', 'layers'],
  ['desk/core/k3.ts', 'preview/core/k3.ts', 'layers'],
  ['desk/core/k4.ts', 'backoffice/ui/k4.ts', null],
  ['preview/core/k.ts', 'src/api/k.ts', 'layers'],
  ['preview/core/k2.ts', 'backoffice/ui/k2.ts', null],
  ['preview/core/l.ts', 'preview/frame/l.ts', 'layers'],
  ['preview/frame/m.ts', 'preview/features/m.ts', 'layers'],
  ['preview/frame/n.ts', 'scenarios/n.ts', null],
  ['server/platform/o.ts', 'server/modules/slips/index.ts', 'layers'],
  ['server/modules/ledger/p.ts', 'server/modules/slips/index.ts', 'layers'],
  ['server/modules/slips/q.ts', 'server/modules/ledger/post.ts', 'layers'],
  ['server/modules/slips/r.ts', 'server/modules/ledger/index.ts', null],
  ['server/modules/slips/s.ts', 'sandbox/start.ts', 'layers'],
  ['server/app.ts', 'server/modules/slips/t.ts', 'layers'],
  ['server/app2.ts', 'sandbox/start.ts', 'layers'],
  ['server/start.ts', 'sandbox/start.ts', 'layers'],
  ['server/start2.ts', 'src/app/u.ts', 'layers'],
  ['sandbox/v.ts', 'server/modules/slips/v.ts', 'layers'],
  ['sandbox/w.ts', 'scripts/w.ts', 'layers'],
  ['scripts/x.ts', 'server/modules/slips/index.ts', 'layers'],
  ['preview/core/y.ts', 'schemas/ajv.ts', 'no-schema-compiler-in-browsers'],
  ['src/app/z.ts', 'schemas/api/contract.ts', 'no-schema-in-the-member-app'],
  ['server/modules/slips/aa.ts', 'server/testing/aa.ts', 'no-test-code-in-product'],
  ['core/bb.ts', 'core/bb.test.ts', 'no-test-code-in-product'],
  ['core/cycleOne.ts', 'core/cycleTwo.ts', 'no-cycle'],
  // Reported at the first of the two.
  ['core/cycleTwo.ts', 'core/cycleOne.ts', null],
  ['core/dd.ts', 'core/missing/file.ts', 'resolvable'],
];

describe('who may import whom', () => {
  let folder: string;
  let broken: Map<string, string[]>;
  beforeAll(async () => {
    folder = await temporaryFolder('sala-boundaries');
    for (const [from, to] of planted) {
      for (const file of [to, from]) await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
      if (!to.includes('missing'))
        await writeFile(path.join(folder, to), 'export const x = 1;\n', { flag: 'a' });
    }
    for (const [from, to] of planted) {
      const spec = path.posix.relative(path.posix.dirname(from), to).replace(/[.]ts$/, '');
      const relative = spec.startsWith('.') ? spec : `./${spec}`;
      await writeFile(path.join(folder, from), `import { x } from '${relative}';\nconsole.log(x);\n`, {
        flag: 'a',
      });
    }
    const { output } = await cruise(['.'], {
      baseDir: folder,
      ruleSet: { forbidden },
      validate: true,
      tsPreCompilationDeps: true,
    });
    broken = new Map<string, string[]>();
    for (const { from, rule } of (output as ICruiseResult).summary.violations)
      broken.set(from, [...(broken.get(from) ?? []), rule.name]);
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('has at most ten rules', () => {
    expect(new Set(forbidden.map(({ name }) => name)).size).toBeLessThanOrEqual(10);
  });

  it.each(planted)('%s imports %s: %s', (from, _to, rule) => {
    if (rule === null) expect(broken.get(from)).toBeUndefined();
    else expect(broken.get(from)).toContain(rule);
  });
});
