import { describe, expect, it } from 'vitest';
import type { AuditRow } from '@backoffice/api/peopleApi';
import { textsOf } from '@backoffice/testing/openPage';
import { actorOf, auditFacts, auditSentence } from './auditSentence';

const t = textsOf('en', 'people');
const row = (values: Partial<AuditRow>): AuditRow =>
  ({ action: '', actor: null, actorType: 'staff', detail: {}, ...values }) as AuditRow;

describe('actorOf', () => {
  it.each([
    [{ actorType: 'system' }, t('audit.system')],
    [{ actorType: 'anonymous' }, t('audit.anonymous')],
    [{ actorType: 'staff', actor: 'a@b.example' }, 'a@b.example'],
    [{ actorType: 'member', actor: '0812345678' }, `${t('audit.member')} 0812345678`],
  ] as const)('names %j', (values, name) => {
    expect(actorOf(row(values as Partial<AuditRow>), t)).toBe(name);
  });
});

describe('auditSentence', () => {
  const switched = (websiteStatus: string) =>
    auditSentence(row({ action: 'website.switch', detail: { websiteStatus } }), t);

  it('distinguishes closing a site from opening it', () => {
    expect(switched('MA')).not.toBe(switched('OK'));
  });

  it('a role that was given and one that was removed are two sentences', () => {
    const given = auditSentence(row({ action: 'staff.role', detail: { role: 'editor', email: 'x' } }), t);
    expect(given).toContain(t('role.editor'));
    expect(auditSentence(row({ action: 'staff.role', detail: { email: 'x' } }), t)).not.toBe(given);
  });

  it('an action of a later version shows its name', () => {
    expect(auditSentence(row({ action: 'moon.landing' }), t)).toContain('moon.landing');
  });

  it('leaves no placeholder for a detail that an old entry does not have', () => {
    for (const action of ['website.switch', 'staff.role', 'release.publish', 'draft.save'])
      expect(auditSentence(row({ action }), t)).not.toContain('{{');
  });
});

describe('auditFacts', () => {
  it('lists the details in a fixed order, with names of settings and times in Bangkok', () => {
    const detail = { at: '2026-11-21T12:05:00.000Z', note: 'new look', settings: '/theme/color', reason: '' };
    const facts = auditFacts(row({ detail }), t, 'en');
    expect(facts.map(({ name }) => name)).toEqual([t('fact.note'), t('fact.settings'), t('fact.at')]);
    expect(facts[1]?.value).toMatch(/^\S.* › /);
    expect(facts[1]?.value).not.toContain('/theme');
    expect(facts[2]?.value).toContain('19:05');
  });

  it('DSK-73 shows the value before a change and the one after it, roles and switches in words', () => {
    const changed = (action: string, before: string, after: string) =>
      auditFacts(row({ action, detail: { before, after } }), t, 'en').map(({ value }) => value);
    expect(changed('staff.role', 'editor', 'admin')).toEqual([t('role.editor'), t('role.admin')]);
    expect(changed('draft.change', 'false', 'true')).toEqual([t('fact.off'), t('fact.on')]);
    expect(changed('companyAccount.limit', '1000', '2000')).toEqual(['1000', '2000']);
  });
});
