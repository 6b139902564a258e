import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BRAND_VERSION } from '#schemas/brand/identity';
import { migrate, migrations, type Migration } from './migrate';

/** Three migrations: each records that it ran, the second renames a key. */
const ladder: readonly Migration[] = [
  (file) => ({ ...file, steps: ['a'] }),
  ({ colour, ...file }) => ({ ...file, color: colour, steps: [...been(file), 'b'] }),
  (file) => ({ ...file, steps: [...been(file), 'c'] }),
];

function been({ steps }: Readonly<Record<string, unknown>>): unknown[] {
  return Array.isArray(steps) ? steps : [];
}

describe('migrate', () => {
  it('has one step for each version before the present one', () => {
    expect(migrations).toHaveLength(BRAND_VERSION - 1);
  });

  it('climbs every step in order', () => {
    const { file, steps, problems } = migrate({ version: 1, colour: 'x' }, ladder);
    expect(file).toEqual({ version: 4, color: 'x', steps: ['a', 'b', 'c'] });
    expect([steps, problems]).toEqual([3, []]);
  });

  it('begins where the file is', () => {
    expect(migrate({ version: 3 }, ladder).file).toEqual({ version: 4, steps: ['c'] });
  });

  it('does not change a current file', () => {
    const file = { version: 4, a: 1 };
    expect(migrate(file, ladder)).toEqual({ file, steps: 0, problems: [] });
  });

  it('refuses a file of a newer program', () => {
    const { problems } = migrate({ version: 9 }, ladder);
    expect(problems).toMatchObject([{ severity: 'error', code: 'VERSION_NEWER', path: '/version' }]);
  });

  it('leaves what has no version to the schema, and throws for nothing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const { file, steps } = migrate(value, ladder);
        if (steps === 0) expect(file).toBe(value);
      }),
    );
  });

  it('ends where it would end when stopped on the way', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3 }), (stop) => {
        const half = migrate({ version: 1, colour: 1 }, ladder.slice(0, stop)).file;
        expect(migrate(half, ladder).file).toEqual(migrate({ version: 1, colour: 1 }, ladder).file);
      }),
    );
  });
});
