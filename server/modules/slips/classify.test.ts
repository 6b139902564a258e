import { anyId } from 'promptparse/generate';
import { describe, expect, it } from 'vitest';
import { slipPayload } from '#server/testing/slips';
import { classify } from './judge';

const TRUEMONEY = '00480002010102010203P2P0314500001234567890412140620259104abcd';
const MINI = slipPayload();

describe('S11 classify', () => {
  it.each<[string, readonly string[], string]>([
    ['no code', [], 'SLIP_QR_NOT_FOUND'],
    ['#68 two slips', [slipPayload(), slipPayload()], 'SLIP_QR_MANY'],
    [
      '#69 a slip and a payment code',
      [MINI, anyId({ type: 'MSISDN', target: '0812223333' })],
      'SLIP_QR_MANY',
    ],
    [
      '#86 PromptPay of a phone',
      [anyId({ type: 'MSISDN', target: '0812223333', amount: 30 })],
      'SLIP_QR_PROMPTPAY',
    ],
    ['#86 PromptPay of a tax id', [anyId({ type: 'NATID', target: '1234567890123' })], 'SLIP_QR_PROMPTPAY'],
    ['#86 a bill', ['00020101021130310016A00000067701011201070123456630404E9'], 'SLIP_QR_PROMPTPAY'],
    ['#86 TrueMoney', [TRUEMONEY], 'SLIP_QR_TRUEMONEY'],
    ['#86 a LINE link', ['https://line.me/R/ti/p/%40sala'], 'SLIP_QR_LINK'],
    ['#86 any link', ['HTTP://EXAMPLE.COM'], 'SLIP_QR_LINK'],
    ['#86 a bill’s bar code', ['|099400016550100\r12345\r678\r0'], 'SLIP_QR_OTHER'],
    ['#86 a phone', ['tel:0812223333'], 'SLIP_QR_OTHER'],
    ['#86 nothing in it', [''], 'SLIP_QR_OTHER'],
    ['#72 too long', [`https://example.com/${'x'.repeat(600)}`], 'SLIP_QR_OTHER'],
    ['#73 NUL', ['\u0000\u0001'], 'SLIP_QR_OTHER'],
    ['#76 the payload that hangs others', ['000000-49104C46C'], 'SLIP_QR_OTHER'],
    ['#80 a damaged slip', [`${MINI.slice(0, -1)}${MINI.endsWith('0') ? '1' : '0'}`], 'SLIP_INVALID'],
  ])('%s', (_, codes, refused) => {
    expect(classify(codes)).toEqual({ refused });
  });

  it('a repeated code counts once', () => {
    expect(classify([MINI, MINI])).toMatchObject({ payload: MINI });
  });
});
