import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildMember, type TestMember } from '#server/testing/builders';
import { testApp, type TestApp } from '#server/testing/testApp';

const SAVE = 'PATCH /api/auth/address';
const MINE = 'GET /api/auth/address/mine';
const home = {
  receiver: 'สมชาย ใจดี',
  phone: '0812345678',
  line: '99/9 หมู่ 1 ถ.สุขุมวิท',
  subdistrict: 'คลองเตย',
  district: 'คลองเตย',
  province: 'กรุงเทพมหานคร',
  postcode: '10110',
};

describe('address', () => {
  let t: TestApp;
  let member: TestMember;
  beforeAll(async () => {
    t = await testApp();
    member = await buildMember(t);
  });
  afterAll(() => t.close());

  it('API-117 API-118 is null, then saved once and changed in place', async () => {
    expect((await t.call(MINE, { as: member })).data).toBeNull();
    const { data } = await t.call(SAVE, { body: { ...home, phone: '+66 81-234-5678' }, as: member });
    expect(data).toEqual({ uuid: data.uuid, ...home });
    const moved = await t.call(SAVE, { body: { ...home, line: '1/1 ซอยใหม่' }, as: member });
    expect(moved.data).toEqual({ uuid: data.uuid, ...home, line: '1/1 ซอยใหม่' });
    expect((await t.call(MINE, { as: member })).data).toEqual(moved.data);
    expect((await t.queries(() => t.call(SAVE, { body: home, as: member }))).length).toBeLessThanOrEqual(2);
  });

  it('ten first saves at once make one address', async () => {
    const newcomer = await buildMember(t);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => t.call(SAVE, { body: home, as: newcomer })),
    );
    expect(new Set(answers.map(({ data }) => data.uuid)).size).toBe(1);
  });

  it.each([
    ['receiver', '', 'กรุณากรอกชื่อผู้รับ'],
    ['receiver', '<script>alert(1)</script>', 'ชื่อผู้รับไม่ถูกต้อง'],
    ['phone', '0712345678', 'เบอร์โทรศัพท์ต้องเป็นตัวเลข 10 หลัก'],
    ['line', '99/9', 'บ้านเลขที่ไม่ถูกต้อง'],
    ['subdistrict', '   ', 'ตำบล/แขวงไม่ถูกต้อง'],
    ['district', 'x'.repeat(101), 'อำเภอ/เขตไม่ถูกต้อง'],
    ['province', 'a\u0000b', undefined],
    ['postcode', '1011', 'รหัสไปรษณีย์ต้องเป็นตัวเลข 5 หลัก'],
    ['postcode', '๑๐๑๑๐', 'รหัสไปรษณีย์ต้องเป็นตัวเลข 5 หลัก'],
  ])('VAL-10 says at %s that %j is wrong', async (field, value, message) => {
    const { error } = await t.call(SAVE, { body: { ...home, [field]: value }, as: member });
    expect([error.status, error.errors?.[field]]).toEqual([400, message]);
  });

  it.each(Object.keys(home))('VAL-10 names a missing %s', async (field) => {
    const rest = Object.fromEntries(Object.entries(home).filter(([name]) => name !== field));
    const { error } = await t.call(SAVE, { unchecked: { body: rest }, as: member });
    expect([error.status, error.errors?.[field]]).toEqual([400, expect.stringMatching(/^กรุณากรอก/)]);
  });

  it.each([
    "'; DROP TABLE members;--",
    '<img src=x onerror=alert(1)>',
    '{{7*7}} ${7*7}',
    '=HYPERLINK("x")',
    '\u202egnirts',
    '%_\\',
  ])('F 98 100 102 104 keeps the text %j as text', async (line) => {
    const { data } = await t.call(SAVE, { body: { ...home, line: `${line} xxxxx` }, as: member });
    expect(data.line).toBe(`${line} xxxxx`);
  });
});
