import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { slipVerify } from 'promptparse/generate';
import { describe, expect, it } from 'vitest';
import { crc16, parseMiniQr } from './miniQr';

const VECTORS = [
  ['0041000600000101030040220013071152533APM077365102TH91048134', '004', '013071152533APM07736'],
  ['004100060000010103014022000111222233344ABCD125102TH910417DF', '014', '00111222233344ABCD12'],
  ['004000060000010103002021900021231231212000115102TH91049C30', '002', '0002123123121200011'],
  ['00330006000001010306902126302105340875102TH9104F86F', '069', '630210534087'],
] as const;
const [SLIP] = VECTORS[0];
const KILLER = '000000-49104C46C';

/** The payload with a valid checksum, so that only the grammar can reject it. */
const signed = (body: string) => `${body}9104${crc16(`${body}9104`)}`;
const inner = (text: string) => `00${String(text.length).padStart(2, '0')}${text}`;

describe('parseMiniQr', () => {
  it.each(VECTORS)('F1 reads %s', (payload, sendingBank, transRef) => {
    expect(parseMiniQr(payload)).toEqual({ sendingBank, transRef });
  });

  it('F1 reads 50,000 codes of another implementation', () => {
    const reference = fc.stringMatching(/^[0-9A-Za-z]{8,30}$/);
    fc.assert(
      fc.property(fc.constantFrom('002', '004', '014', '034', '098'), reference, (sendingBank, transRef) => {
        const payload = slipVerify({ sendingBank, transRef });
        return isDeepStrictEqual(parseMiniQr(payload), { sendingBank, transRef });
      }),
      { numRuns: 50_000 },
    );
  }, 60_000);

  it('F1 accepts a checksum whose leading zeros a bank dropped', () => {
    const found = Array.from({ length: 5_000 }, (_, n) =>
      signed(inner(`000600000101030040212${String(n).padStart(12, '0')}`) + '5102TH'),
    ).filter((payload) => payload.slice(-4).startsWith('0'));
    expect(found.length).toBeGreaterThan(100);
    for (const payload of found) {
      const short = payload.slice(0, -4) + payload.slice(-4).replace(/^0+(?=.)/, '');
      expect(parseMiniQr(short)).toEqual(parseMiniQr(payload));
    }
  });

  it('S12 #76 terminates on the payload that hangs other parsers, also with the length of a slip', () => {
    for (const payload of [KILLER, signed(KILLER), signed(KILLER + '0'.repeat(60))])
      expect(parseMiniQr(payload)).toBeNull();
  });

  const body = (reference: string, bank = '004', api = '000001') =>
    `0006${api}0103${bank}02${String(reference.length).padStart(2, '0')}${reference}`;
  const REF = '013071152533APM07736';

  it.each([
    ['#77 negative length', signed('00-4000600000101030040220' + REF + '5102TH')],
    ['#77 signed length', signed(inner(body(REF)).replace('0220', '02+9') + '5102TH')],
    ['#77 blank in a length', signed(inner(body(REF)).replace('0220', '02 4') + '5102TH')],
    ['#77 hex length', signed(inner(body(REF)).replace('0041', '000x') + '5102TH')],
    ['#77 exponent length', signed(inner(body(REF)).replace('0041', '001e') + '5102TH')],
    ['#78 length past the end', signed('0099' + body(REF) + '5102TH')],
    ['#79 length zero', signed('0000' + body(REF) + '5102TH')],
    ['#80 checksum off by one', `${SLIP.slice(0, -1)}5`],
    ['#80 checksum in lower case', VECTORS[3][0].slice(0, -4) + 'f86f'],
    ['#80 no checksum', SLIP.slice(0, -4)],
    ['#80 no checksum field', SLIP.slice(0, -8)],
    ['#81 tag 63', SLIP.replace('9104', '6304')],
    ['#82 reordered', signed(inner(`010300400060000010220${REF}`) + '5102TH')],
    ['#82 extra tag', signed(inner(body(REF)) + '5102TH6002AB')],
    ['#82 double 00', signed(inner(body(REF)) + inner(body(REF)) + '5102TH')],
    ['#82 double 02', signed(inner(`${body(REF)}0208AAAABBBB`) + '5102TH')],
    ['#82 another country', signed(inner(body(REF)) + '5102LA')],
    ['#83 api 000002', signed(inner(body(REF, '004', '000002')) + '5102TH')],
    ['#84 bank 000', signed(inner(body(REF, '000')) + '5102TH')],
    ['#84 bank 999', signed(inner(body(REF, '999')) + '5102TH')],
    ['#84 bank of one digit', signed(inner(`0006000001010140220${REF}`) + '5102TH')],
    ['#84 bank of letters', signed(inner(body(REF, 'ABC')) + '5102TH')],
    ['#85 space behind the reference', signed(inner(body('013071152533 ')) + '5102TH')],
    ['#85 zero-width space', signed(inner(body('01307115\u200b2533')) + '5102TH')],
    ['#85 full-width digit', signed(inner(body('01307115０2533')) + '5102TH')],
    ['#85 Thai digits', signed(inner(body('๐๑๓๐๗๑๑๕๒๕๓๓')) + '5102TH')],
    ['#85 SQL', signed(inner(body("';DROP TABLE x;--")) + '5102TH')],
    ['#85 one character', signed(inner(body('A')) + '5102TH')],
    ['#85 ninety-five characters', signed(inner(body('A'.repeat(70))) + '5102TH')],
    ['#87 text before', `x${SLIP}`],
    ['#87 text behind', `${SLIP}x`],
    ['#87 line break behind', `${SLIP}\n`],
    ['#87 line break inside', signed(inner(body('01307115\n2533')) + '5102TH')],
  ])('D %s is refused', (_, payload) => {
    expect(parseMiniQr(payload)).toBeNull();
  });

  it('F1 reads a slip whose checksum looks like its tag', () => {
    const found = Array.from({ length: 400_000 }, (_, n) =>
      signed(inner(body(String(n).padStart(12, '0'))) + '5102TH'),
    ).find((payload) => payload.endsWith('91049104'));
    expect(found).toBeDefined();
    expect(parseMiniQr(found ?? '')).not.toBeNull();
  });

  it('#82 reads a slip without a country', () => {
    expect(parseMiniQr(signed(inner(body(REF))))).toEqual({ sendingBank: '004', transRef: REF });
  });

  it('S12 is total and linear: never throws on 100,000 random strings', () => {
    const digits = fc.stringMatching(/^[0-9A-F]{0,512}$/);
    const shaped = fc
      .array(
        fc.tuple(
          fc.constantFrom('00', '01', '02', '51', '91', '63'),
          fc.stringMatching(/^[-+ 0-9a-z]{2}$/),
          fc.string({ maxLength: 30 }),
        ),
        { maxLength: 12 },
      )
      .map((fields) => fields.flat().join('').slice(0, 512));
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ maxLength: 512, unit: 'binary' }), digits, shaped, shaped.map(signed)),
        (text) => {
          const { text: counted, read } = countReads(text);
          return (
            isDeepStrictEqual(parseMiniQr(counted), parseMiniQr(text)) &&
            read() <= (text.length > 128 ? 0 : 4 * text.length)
          );
        },
      ),
      { numRuns: 100_000 },
    );
  }, 120_000);
});

/** A string that counts character reads, a machine-independent measure of work. */
function countReads(text: string): { readonly text: string; readonly read: () => number } {
  let read = 0;
  const counted = {
    length: text.length,
    slice: (...range: [number, number?]) => {
      const part = text.slice(...range);
      read += part.length;
      return part;
    },
  };
  return { text: counted as unknown as string, read: () => read };
}
