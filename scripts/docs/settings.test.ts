import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../bundle/places';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const settings = [...read('server/platform/config/config.ts').matchAll(/env\['([A-Z_]+)'\]/g)].map(
  ([, name = '']) => name,
);

/** Fixed by the image, or of a demonstration, which production refuses. */
const OF_THE_IMAGE = ['NODE_ENV', 'HOST', 'PORT', 'DATA_DIR', 'DEMO', 'DEMO_PASSWORD', 'STAND_INS_URL'];

it('every setting stands in the README, and reaches the server in its container', () => {
  expect(settings).toEqual(expect.arrayContaining([...OF_THE_IMAGE, 'STAFF_KEY']));
  const readme = read('README.md');
  expect(settings.filter((name) => !readme.includes(`\`${name}\``) && name !== 'NODE_ENV')).toEqual([]);
  const compose = read('container/compose.yaml');
  const handed = settings.filter((name) => !OF_THE_IMAGE.includes(name));
  expect(handed.filter((name) => !new RegExp(`^ +${name}: `, 'm').test(compose))).toEqual([]);
});

it('every variable that the containers use is in the example of their settings', () => {
  const asked = [...read('container/compose.yaml').matchAll(/\$\{([A-Z_]+)/g)].map(([, name = '']) => name);
  const example = read('container/example.env');
  expect(new Set(asked).size).toBeGreaterThan(5);
  expect(asked.filter((name) => !new RegExp(`^${name}=`, 'm').test(example))).toEqual([]);
});

it('4.1.2 plain HTTP redirects pages, and refuses API calls', () => {
  const proxy = read('container/Caddyfile');
  // Else its own redirects come first, of calls too.
  expect(proxy).toContain('auto_https disable_redirects');
  expect(proxy).toMatch(/^http:\/\/ \{\n\thandle \/api\/\* \{\n\t\trespond 403\n/m);
});
