import { expect, it } from 'vitest';
import type { Texts } from './loadTexts';

// Errors are excluded, because they are the server's own texts for any client.
const files = import.meta.glob<Texts>('./locales/th/*.json', {
  eager: true,
  import: 'default',
});

/** A number, or its placeholder, and its unit after a space at which a line may break. */
const parted =
  /(?:\}\}|(?<!\w)[\d–,]+) (?:บาท|ครั้ง|ชั่วโมง|ชม\.|นาที|วินาที|แต้ม|เครดิต|ชิ้น|รายการ|คน|เดือน|ปี|สัปดาห์|ใบ|ตัว|หลัก|MB|น\.)/;

it('LAY-01 no line of Thai breaks between a number and its unit', () => {
  const texts = Object.values(files).flatMap((texts) => Object.entries(texts));
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.filter(([, text]) => parted.test(text))).toEqual([]);
});
