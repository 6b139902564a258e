import type { Variant } from './apply';

/** Mutants of draws, bonuses and responsible gambling. */
export const playVariants: readonly Variant[] = [
  {
    name: 'a draw has modulo bias',
    promises: 'G2',
    edits: [
      {
        file: 'core/brand/draw.ts',
        find: 'return word < range - (range % total) ? word % total : undefined;',
        replace: 'return word < range ? word % total : undefined;',
      },
    ],
    tests: ['server/modules/prizes/draw.test.ts'],
  },
  {
    name: 'a draw uses Math.random',
    promises: 'G1 G3',
    edits: [
      {
        file: 'server/modules/prizes/draw.ts',
        find: 'const ticket = ticketOf(word, total);',
        replace: 'const ticket = ticketOf(Math.floor(Math.random() * word), total);',
      },
    ],
    tests: ['server/modules/prizes/draw.test.ts'],
  },
  {
    name: 'a limited prize is given without locking its stock',
    promises: 'M19',
    edits: [
      {
        file: 'server/modules/prizes/stock.ts',
        find: 'DO UPDATE SET issued = s.issued + 1 WHERE s.issued < ${stock}',
        replace: 'DO UPDATE SET issued = s.issued + (${stock}::integer > 0)::integer',
      },
    ],
    tests: ['server/modules/prizes/playRace.test.ts'],
  },
  {
    name: 'a bonus window can be claimed repeatedly',
    promises: 'M16',
    edits: [
      {
        file: 'server/platform/db/migrations/0001_baseline.sql',
        find: 'PRIMARY KEY (brand_id, member_id, day, window_no)',
        replace: 'PRIMARY KEY (brand_id, member_id, day, window_no, id)',
      },
    ],
    tests: ['server/modules/deposits/bonus.test.ts'],
  },
  {
    name: 'a self-excluded member can play',
    promises: 'R3',
    edits: [
      {
        file: 'server/modules/responsible-gambling/playBounds.ts',
        find: '  if (bounds.break_kind) throw fail(refusalOf(bounds.break_kind));\n',
        replace: '',
      },
    ],
    tests: ['server/modules/responsible-gambling/breaks.test.ts'],
  },
  {
    name: 'money received during a time-out is credited',
    promises: 'R1 R3',
    edits: [
      {
        file: 'server/modules/deposits/credit.ts',
        find: '  requireBounds(brand, requested, credited, actor.kind',
        replace: '  if (requested < 0) requireBounds(brand, requested, credited, actor.kind',
      },
    ],
    tests: [
      'server/modules/responsible-gambling/limits.test.ts',
      'server/modules/responsible-gambling/breaks.test.ts',
    ],
  },
];
