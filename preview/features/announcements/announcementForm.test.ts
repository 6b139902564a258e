import { describe, expect, it } from 'vitest';
import { emptyAnnouncement, announcementBody, announcementProblem, statusOf } from './announcementForm';

const now = Date.parse('2026-11-21T12:00:00+07:00');
const good = { ...emptyAnnouncement, title: 'ปิดปรับปรุงคืนนี้' };

describe('an announcement that is written', () => {
  it('ENT-14 needs a title, a safe link, and an end after its start', () => {
    expect(announcementProblem(good, now)).toBeNull();
    expect(announcementProblem({ ...good, title: '  ' }, now)).toBe('title');
    expect(announcementProblem({ ...good, link: 'http://a.example' }, now)).toBe('link');
    expect(announcementProblem({ ...good, link: 'https://a.example/x' }, now)).toBeNull();
    expect(announcementProblem({ ...good, end: '2026-11-21T12:00' }, now)).toBe('end');
    expect(announcementProblem({ ...good, end: '2026-11-21T12:01' }, now)).toBeNull();
    const start = { later: true, at: '2026-11-21T13:00' };
    expect(announcementProblem({ ...good, start, end: '2026-11-21T12:30' }, now)).toBe('end');
  });

  it('ENT-14 sends what was filled in, times in Bangkok', () => {
    expect(announcementBody(good)).toEqual({ title: good.title, audience: 'ALL', popup: false });
    const start = { later: true, at: '2026-11-21T13:00' };
    const complete = { ...good, detail: ' ก\nข ', link: 'https://a.example', popup: true, start };
    expect(announcementBody({ ...complete, end: '2026-11-22T13:00' })).toEqual({
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
    const at = (startAt: string, endAt: string | null) => statusOf({ startAt, endAt }, now);
    expect(at('2026-11-21T12:00:01+07:00', null)).toBe('waiting');
    expect(at('2026-11-21T12:00:00+07:00', null)).toBe('shown');
    expect(at('2026-11-21T11:00:00+07:00', '2026-11-21T12:00:00+07:00')).toBe('over');
  });
});
