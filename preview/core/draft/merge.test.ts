import { describe, expect, it } from 'vitest';
import { applyTo, merge } from './merge';

const base = { theme: { color: '#111111', radius: 4 }, hostnames: ['a.example'] };

describe('merge', () => {
  it('takes what only the other changed', () => {
    const { incoming, conflicts } = merge(base, base, { ...base, theme: { ...base.theme, radius: 8 } });
    expect(conflicts).toEqual([]);
    expect(applyTo(base, incoming).theme).toEqual({ color: '#111111', radius: 8 });
  });

  it('merges changes of two different settings', () => {
    const mine = { ...base, theme: { ...base.theme, color: '#222222' } };
    const { incoming } = merge(base, mine, { ...base, theme: { ...base.theme, radius: 8 } });
    expect(applyTo(mine, incoming).theme).toEqual({ color: '#222222', radius: 8 });
  });

  it('names the same setting with different values, and leaves mine', () => {
    const mine = { ...base, hostnames: ['m.example'] };
    const { incoming, conflicts } = merge(base, mine, { ...base, hostnames: ['t.example'] });
    expect(incoming).toEqual([]);
    expect(conflicts).toEqual([
      { path: '/hostnames', base: ['a.example'], mine: ['m.example'], theirs: ['t.example'] },
    ]);
  });

  it('two who made the same change agree', () => {
    const same = { ...base, hostnames: ['b.example'] };
    expect(merge(base, same, same)).toEqual({ incoming: [], conflicts: [] });
  });
});
