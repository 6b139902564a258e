import { describe, expect, it } from 'vitest';
import { matchAccount, matchSender } from './matchSender';
import { matchName } from '#core/identity/matchName';
import { canonicalReference, transferKey } from '#core/identity/transferKey';

const SCB = { bankName: 'SCB', bankId: '1234531098' };
const shown = (account: string | null, bank: string | null = '014') => ({ bank, account });

describe('S4 matchAccount', () => {
  it.each<[string, string | null, 'match' | 'no' | 'indeterminate']>([
    ['as banks print it', 'xxx-x-x3109-x', 'match'],
    ['in capitals', 'XXX-X-X3109-X', 'match'],
    ['with stars', '***-*-*3109-*', 'match'],
    ['in full', '123-4-53109-8', 'match'],
    ['one digit off', 'xxx-x-x3108-x', 'no'],
    ['digits in another place', 'xxx-x-3109x-x', 'no'],
    ['all masked', 'xxx-x-xxxxx-x', 'indeterminate'],
    ['three digits only', 'xxx-x-xx109-x', 'indeterminate'],
    ['another length that could be it', '1234xxxx1098', 'indeterminate'],
    ['another length that cannot be it', '1234xxxx5678', 'no'],
    ['a longer account in full', '12345310980', 'no'],
    ['nothing', null, 'indeterminate'],
    ['a phone behind a proxy', '08x-xxx-1098', 'no'],
    ['no account at all', 'ไม่ระบุ', 'indeterminate'],
    ['empty', '', 'indeterminate'],
  ])('%s', (_, account, expected) => {
    expect(matchAccount(shown(account), SCB)).toBe(expected);
  });

  it('another bank with the same digits does not match; an unnamed bank is undecided', () => {
    expect(matchAccount(shown('xxx-x-x3109-x', '004'), SCB)).toBe('no');
    expect(matchAccount(shown('xxx-x-x3109-x', null), SCB)).toBe('indeterminate');
  });

  it('a bank that merged is its successor', () => {
    expect(matchAccount(shown('xxx-x-x3109-x', '065'), { ...SCB, bankName: 'TTB' })).toBe('match');
  });
});

describe('S5 matchName', () => {
  it.each<[string, string, 'match' | 'no' | 'indeterminate']>([
    ['นาย สมชาย ใจดี', 'สมชาย ใจดี', 'match'],
    ['นายสมชาย ใจดี', 'สมชาย ใจดี', 'match'],
    ['นางสาว กนกวรรณ จ***', 'กนกวรรณ จันทร์งาม', 'match'],
    ['น.ส. กนกวรรณ จัน', 'กนกวรรณ จันทร์งาม', 'match'],
    ['MR. SOMCHAI JAIDEE', 'Somchai Jaidee', 'match'],
    ['Mr Somchai J', 'somchai jaidee', 'match'],
    ['สมชาย ใจดี และ สมหญิง ใจดี', 'สมหญิง ใจดี', 'match'],
    ['Somchai Jaidee / Somying Jaidee', 'Somying Jaidee', 'match'],
    ['นาย สมชาย ใ\u200bจดี', 'สมชาย ใจดี', 'match'],
    ['น้ําทิพย์ ใจดี', 'น้ำทิพย์ ใจดี', 'match'],
    ['นาย มานะ ใจดี', 'สมชาย ใจดี', 'no'],
    ['นาย สมชาย อดทน', 'สมชาย ใจดี', 'no'],
    ['MR SOMCHAI JAIDEE', 'สมชาย ใจดี', 'indeterminate'],
    ['นาย สมชาย', 'สมชาย ใจดี', 'indeterminate'],
    ['ส*** จ***', 'สมชาย ใจดี', 'indeterminate'],
    ['', 'สมชาย ใจดี', 'indeterminate'],
    ['***', 'สมชาย ใจดี', 'indeterminate'],
    ['<img src=x onerror=alert(1)>', 'สมชาย ใจดี', 'indeterminate'],
  ])('%s is %s: %s', (name, known, expected) => {
    expect(matchName(name, known)).toBe(expected);
  });

  it('#97 is quick with a name of ten thousand characters', () => {
    expect(matchName(' และ '.repeat(2_000), 'สมชาย ใจดี')).not.toBe('match');
  });
});

describe('S5 matchSender', () => {
  const payer = { bankName: 'KBANK', bankId: '1112223334', accountName: 'สมชาย ใจดี' };
  const sender = { bank: '004', account: 'xxx-x-x2333-x', name: 'นาย สมชาย ใจดี' };

  it.each<
    [
      string,
      Partial<typeof sender> | { account: null } | { bank: null } | { name: null },
      'match' | 'no' | 'indeterminate',
    ]
  >([
    ['bank, account and name agree', {}, 'match'],
    ['the account agrees, the name is in another alphabet', { name: 'MR SOMCHAI JAIDEE' }, 'match'],
    ['name and bank agree, the account is hidden', { account: null }, 'match'],
    ['the name agrees, bank and account are hidden', { account: null, bank: null }, 'indeterminate'],
    ['nothing can be compared', { account: null, name: null }, 'indeterminate'],
    ['another bank', { bank: '014' }, 'no'],
    ['another account', { account: 'xxx-x-x9999-x' }, 'no'],
    ['another name', { name: 'มานะ อดทน' }, 'no'],
  ])('%s', (_, change, expected) => {
    expect(matchSender({ ...sender, ...change }, payer)).toBe(expected);
  });
});

describe('S2 transferKey', () => {
  it.each(['013071152533apm07736', ' 013071152533APM07736 ', '０１３０７１１５２５３３APM07736'])(
    '%j is one key with its plain form',
    (reference) => {
      expect(transferKey('004', reference)).toEqual({ sendingBank: '004', transRef: '013071152533APM07736' });
    },
  );

  it.each(['', 'AB CD', "A'--", 'กขค', '๐๑๒', 'A\u200bB', 'A'.repeat(65)])(
    '%j is no reference',
    (reference) => {
      expect(canonicalReference(reference)).toBeNull();
    },
  );
});
