import { parse } from 'promptparse';
import { describe, expect, it } from 'vitest';
import { promptPayPayload } from '#core/money/promptPay';
import { createAdapter } from '#server/testing/createAdapter';
import { adapter } from './adapter';

const order = {
  reference: '7F3K9QX2M4T8W1ZB',
  amount: 42_200,
  expiresAt: new Date('2026-11-26T03:00:00Z'),
  to: { bankName: 'KBANK', bankId: '1234567890', promptPayId: '0000000000' },
};
const code = async (settings: object, change: Partial<typeof order> = {}) =>
  (await createAdapter(adapter, 'promptpay', settings).create({ ...order, ...change })).payload;
const to = (promptPayId: string) => ({ ...order.to, promptPayId });

describe('promptpay/own', () => {
  it.each([
    ['0899999999', 4.22, '0113', '0066899999999'],
    ['1111111111111', 1_337_133.75, '0213', '1111111111111'],
    ['012345678901234', 0.01, '0315', '012345678901234'],
  ])('asks for money to the PromptPay id %s of the company account', async (id, baht, tag, target) => {
    const payload = await code({}, { to: to(id), amount: Math.round(baht * 100) });
    expect(payload.startsWith('000201010212')).toBe(true);
    expect(payload).toContain(`0016A000000677010111${tag}${target}`);
    const read = parse(payload, true);
    expect(read?.getTagValue('54')).toBe(baht.toFixed(2));
    expect(read?.getTagValue('53')).toBe('764');
  });

  it('makes the code that the app makes for bank transfers', async () => {
    expect(await code({}, { amount: 422 })).toBe(promptPayPayload('0000000000', 422));
  });

  it('names biller and references of a bill payment as a published code of SCB does', async () => {
    const published =
      '00020101021230870016A00000067701011201150123555008063010220YNN2R94SY0740THN19U30320OWABT16PVH71R20OTTCT53037645402105802TH62070703SCB6304AE39';
    const account = { bank: 'SCB', number: '1112223334' };
    const biller = { id: '012355500806301', reference2: 'OWABT16PVH71R20OTTCT', account };
    const payload = await code({ biller }, { reference: 'YNN2R94SY0740THN19U3', amount: 1_000 });
    for (const tag of ['00', '01', '30', '53', '58'])
      expect(parse(payload, true)?.getTagValue(tag)).toBe(parse(published, true)?.getTagValue(tag));
    expect(parse(payload, true)?.getTagValue('54')).toBe('10.00');
    expect(createAdapter(adapter, 'promptpay', { biller })).toMatchObject({
      receiver: { bankName: 'SCB', bankId: '1112223334' },
      needsPromptPayId: false,
    });
    const plain = await code({ biller: { id: biller.id, account } });
    expect(parse(plain, true)?.getTagValue('30')).not.toContain(biller.reference2);
  });

  it('refuses an account without a PromptPay id, and wrong settings', async () => {
    await expect(code({}, { to: to('12345') })).rejects.toThrow('not a PromptPay id');
    const account = { bank: 'SCB', number: '1112223334' };
    for (const biller of [
      { id: '123', account },
      { id: '010556000000001' },
      { id: '010556000000001', account: { bank: 'NOBANK', number: '1112223334' } },
      { id: '010556000000001', account, reference2: 'too long a second reference' },
    ])
      expect(() => createAdapter(adapter, 'promptpay', { biller })).toThrow();
  });
});
