import { expect, it } from 'vitest';

type Texts = Readonly<Record<string, string>>;

const files: Readonly<Record<string, Texts>> = import.meta.glob('./locales/*/*.json', {
  eager: true,
  import: 'default',
});

const textsIn = (language: string) =>
  Object.entries(files)
    .filter(([path]) => path.startsWith(`./locales/${language}/`))
    .flatMap(([path, file]) =>
      Object.entries(file).map(([key, text]) => ({ id: `${path.split('/').at(-1)} ${key}`, text })),
    );

/** Texts that name a control of another app. */
const OF_OTHER_APPS = ['deposit.json from.walletHint', 'deposit.json qr.step.scan'];

it.each(['th', 'en'])('texts in %s quote controls by their names', (language) => {
  const texts = textsIn(language);
  const names = new Set(texts.map(({ text }) => text));
  const unknown = texts
    .filter(({ id }) => !OF_OTHER_APPS.includes(id))
    .filter(({ text }) => [...text.matchAll(/“([^”]+)”/g)].some(([, name = '']) => !names.has(name)));
  expect(texts.length).toBeGreaterThan(500);
  expect(unknown).toEqual([]);
});

/** A number, or its placeholder, and its unit after a space at which a line may break. */
const parted =
  /(?:\}\}|(?<!\w)[\d–,]+) (?:บาท|ครั้ง|ชั่วโมง|ชม\.|นาที|วินาที|แต้ม|เครดิต|ชิ้น|รายการ|คน|เดือน|ปี|สัปดาห์|ใบ|ตัว|หลัก|MB|น\.)/;

// Errors are excluded, because they are the server's own texts for any client.
it('LAY-01 no line of Thai breaks between a number and its unit', () => {
  const texts = textsIn('th');
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.filter(({ text }) => parted.test(text))).toEqual([]);
});
