import { describe, expect, it } from 'vitest';
import { emptyNews, newsBody, newsProblem, standingOf } from './announcementForm';

const now = Date.parse('2026-11-21T12:00:00+07:00');
const good = { ...emptyNews, title: 'ปิดปรับปรุงคืนนี้' };

describe('an announcement that is written', () => {
  it('ENT-14 needs a title, a safe link, and an end after its start', () => {
    expect(newsProblem(good, now)).toBeNull();
    expect(newsProblem({ ...good, title: '  ' }, now)).toBe('title');
    expect(newsProblem({ ...good, link: 'http://a.example' }, now)).toBe('link');
    expect(newsProblem({ ...good, link: 'https://a.example/x' }, now)).toBeNull();
    expect(newsProblem({ ...good, end: '2026-11-21T12:00' }, now)).toBe('end');
    expect(newsProblem({ ...good, end: '2026-11-21T12:01' }, now)).toBeNull();
    const start = { later: true, at: '2026-11-21T13:00' };
    expect(newsProblem({ ...good, start, end: '2026-11-21T12:30' }, now)).toBe('end');
  });

  it('ENT-14 sends what was filled in, times in Bangkok', () => {
    expect(newsBody(good)).toEqual({ title: good.title, audience: 'ALL', popup: false });
    const start = { later: true, at: '2026-11-21T13:00' };
    const whole = { ...good, detail: ' ก\nข ', link: 'https://a.example', popup: true, start };
    expect(newsBody({ ...whole, end: '2026-11-22T13:00' })).toEqual({
      title: good.title,
      audience: 'ALL',
      popup: true,
      detail: 'ก\nข',
      link: 'https://a.example',
      startAt: '2026-11-21T13:00:00.000+07:00',
      endAt: '2026-11-22T13:00:00.000+07:00',
    });
  });

  it('ENT-14 waits, is shown, is over', () => {
    const at = (startAt: string, endAt: string | null) => standingOf({ startAt, endAt }, now);
    expect(at('2026-11-21T12:00:01+07:00', null)).toBe('waiting');
    expect(at('2026-11-21T12:00:00+07:00', null)).toBe('shown');
    expect(at('2026-11-21T11:00:00+07:00', '2026-11-21T12:00:00+07:00')).toBe('over');
  });
});
