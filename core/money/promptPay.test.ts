import { describe, expect, it } from 'vitest';
import { promptPayPayload } from './promptPay';

describe('PromptPay QR payload', () => {
  it.each([
    // Published vectors of the libraries dtinth/promptpay-qr and kittinan/php-promptpay-qr.
    ['0000000000', 422, '00020101021229370016A000000677010111011300660000000005802TH530376454044.226304E469'],
    [
      '0891234567',
      1_337_133_775,
      '00020101021229370016A000000677010111011300668912345675802TH5303764541113371337.756304B7D7',
    ],
  ])('equals the published one of %s for %i satang', (id, satang, payload) => {
    expect(promptPayPayload(id, satang)).toBe(payload);
  });

  it.each([
    ['1111111111111', '29370016A00000067701011102131111111111111'],
    ['012345678901234', '29390016A0000006770101110315012345678901234'],
  ])('names %s as the published codes without an amount do', (id, account) => {
    expect(promptPayPayload(id, 50_037)).toMatch(
      new RegExp(`^000201010212${account}5802TH53037645406500\\.376304[0-9A-F]{4}$`),
    );
  });

  it.each([
    [1, '0.01'],
    [100, '1.00'],
    [50_000, '500.00'],
    [50_005, '500.05'],
    [123_456_789, '1234567.89'],
  ])('writes %i satang as %s', (satang, amount) => {
    const length = String(amount.length).padStart(2, '0');
    expect(promptPayPayload('0812345678', satang)).toContain(`530376454${length}${amount}6304`);
  });

  it.each(['', '812345678', '66812345678', '1812345678', '12345678901234', '08123456789', '081-234-5678'])(
    'refuses %j, which is no PromptPay id',
    (id) => expect(() => promptPayPayload(id, 100)).toThrow(RangeError),
  );

  it.each([0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d satang', (satang) => {
    expect(() => promptPayPayload('0812345678', satang)).toThrow(RangeError);
  });
});
