import { expect, it } from 'vitest';
import { ownFile } from '#schemas/brand/patterns';
import { isUpload } from '#core/brand/imagePath';
import { imageStem, numberedName } from './storeImage';

const allowed = new RegExp(ownFile, 'u');

it.each([
  ['logo.png', 'logo'],
  ['Logo v2.final.PNG', 'Logo-v2.final'],
  ['แบนเนอร์สงกรานต์ ๒๕๖๙.jpg', 'แบนเนอร์สงกรานต์-๒๕๖๙'],
  ['ฟรี\u200bเครดิต.webp', 'ฟรีเครดิต'],
  ['โปรโมชั่น (1).jpeg', 'โปรโมชั่น-1'],
  ['cafe\u0301.png', 'caf\u00e9'],
  ['../../evil.php', 'evil'],
  ['C:\\fakepath\\a.png', 'a'],
  ['.htaccess', 'image'],
  ['...png', 'image'],
  ['a..b.png', 'a.b'],
  ['<script>"\u202egnp.png', 'script-gnp'],
  ['u%2f..%2fx.png', 'u-2f.-2fx'],
  [`${String.fromCodePoint(0x1f389)}.png`, 'image'],
  ['้ก.png', 'ก'],
  ['', 'image'],
])('%j becomes %s', (fileName, stem) => {
  expect(imageStem(fileName)).toBe(stem);
  for (const n of [1, 2]) {
    expect(numberedName(stem, n)).toMatch(allowed);
    expect(isUpload(numberedName(stem, n))).toBe(true);
  }
});

it('cuts long names, so that the address stays short', () => {
  expect([...imageStem(`${'ก'.repeat(300)}.png`)]).toHaveLength(60);
});
