import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { csvFile } from './csv';

async function* pagesOf(...pages: (string | number | null)[][][]) {
  yield* pages;
}

describe('csvFile', () => {
  it('DSK-81 begins with a byte order mark and ends lines with CRLF', async () => {
    const file = csvFile(['name', 'amount'], pagesOf([['สมชาย', 500.5]], [['b', null]]));
    expect(await text(file)).toBe('\uFEFFname,amount\r\nสมชาย,500.5\r\nb,\r\n'.replace('\uFEFF', ''));
    const bytes: Buffer[] = [];
    for await (const part of csvFile(['a'], pagesOf())) bytes.push(Buffer.from(part as Buffer));
    expect(Buffer.concat(bytes).subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+66812345678', "'+66812345678"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', '"\'\r=1"'],
    ['＝1', "'＝1"],
    ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
    ['a,b', '"a,b"'],
    ['a\nb', '"a\nb"'],
    [-1.5, '-1.5'],
  ])('DSK-81 writes %j as %j', async (cell, written) => {
    const [, line] = (await text(csvFile(['x'], pagesOf([[cell]])))).split('x\r\n');
    expect(line).toBe(`${written}\r\n`);
  });
});
