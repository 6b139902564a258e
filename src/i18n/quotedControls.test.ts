import { expect, it } from 'vitest';

type Texts = Readonly<Record<string, string>>;

const files: Readonly<Record<string, Texts>> = import.meta.glob('./locales/*/*.json', {
  eager: true,
  import: 'default',
});

/** Texts that name a control of another app. */
const OF_OTHER_APPS = ['deposit.json from.walletHint', 'deposit.json qr.step.scan'];

it.each(['th', 'en'])('texts in %s quote controls by their names', (language) => {
  const texts = Object.entries(files)
    .filter(([path]) => path.startsWith(`./locales/${language}/`))
    .flatMap(([path, file]) =>
      Object.entries(file).map(([key, text]) => ({ id: `${path.split('/').at(-1)} ${key}`, text })),
    );
  const names = new Set(texts.map(({ text }) => text));
  const unknown = texts
    .filter(({ id }) => !OF_OTHER_APPS.includes(id))
    .filter(({ text }) => [...text.matchAll(/“([^”]+)”/g)].some(([, name = '']) => !names.has(name)));
  expect(texts.length).toBeGreaterThan(500);
  expect(unknown).toEqual([]);
});
