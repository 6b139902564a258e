import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EmailMessage } from '#server/providers/ports/messages';
import { buildStaff } from '#server/testing/builders';
import { eventually } from '#server/testing/eventually';
import { testApp, type TestApp } from '#server/testing/testApp';

describe('links to staff by e-mail', () => {
  const sent: EmailMessage[] = [];
  let isDown = false;
  let t: TestApp;
  beforeAll(async () => {
    const email = {
      send: (message: EmailMessage) => {
        if (isDown) return Promise.reject(new Error('mail server is down'));
        sent.push(message);
        return Promise.resolve();
      },
    };
    t = await testApp({ ports: { email }, config: { studioHost: 'studio.example' } });
  });
  afterAll(() => t.close());

  const invite = async (email: string) => {
    const as = await buildStaff(t, 'admin');
    return t.call('POST /api/staff/invitation', {
      as,
      body: { email, brandId: t.brand.id, role: 'editor' },
      headers: { origin: 'https://evil.example' },
    });
  };

  it('A10 an invitation reaches its owner in both languages, as text and HTML', async () => {
    const { data } = await invite('new@staff.example');
    const url = `https://studio.example/accept#${data.code}`;
    await eventually(() => sent.map(({ to }) => to)).toEqual(['new@staff.example']);
    const [{ text, html } = { text: '', html: '' }] = sent;
    for (const part of [url, 'คุณได้รับเชิญ', 'You were invited']) {
      expect(text).toContain(part);
      expect(html).toContain(part);
    }
  });

  it('A10 a password reset reaches its owner', async () => {
    sent.length = 0;
    const admin = await buildStaff(t, 'admin');
    const { id } = await buildStaff(t, 'editor', t.brand.id);
    const { data } = await t.call('POST /api/staff/person/{uuid}/reset', { as: admin, params: { uuid: id } });
    const { email } = await t.db
      .selectFrom('staff')
      .select('email')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await eventually(() => sent.map(({ to }) => to)).toEqual([email]);
    expect(sent[0]?.text).toContain(`https://studio.example/reset#${data.code}`);
  });

  it('a failing mail server is logged without the code, and the link is still shown', async () => {
    isDown = true;
    const { data } = await invite('later@staff.example');
    expect(data.code).toHaveLength(43);
    await eventually(() => t.logs.join('')).toContain('mail server is down');
    expect(t.logs.join('')).not.toContain(data.code);
  });
});
