import { expect, it } from 'vitest';
import { type Command, findCommands } from './useCommands';

const command = (kind: Command['kind'], name: string, keywords = ''): Command => ({
  id: `${kind} ${name}`,
  kind,
  name,
  keywords,
  run: () => undefined,
});
const all = [
  command('action', 'Undo', 'เลิกทำ'),
  command('setting', 'Accent colour', '/theme/color สีหลัก'),
  command('brand', 'Sabai', 'sabai.localhost'),
  command('group', 'Colours and shape', 'theme'),
];
const found = (typed: string) => findCommands(all, typed).map(({ name }) => name);

it('lists everything but settings before anything is typed', () => {
  expect(found(' ')).toEqual(['Undo', 'Sabai', 'Colours and shape']);
});

it('finds each typed term in name or keywords; names that begin with the text come first', () => {
  expect(found('colour')).toEqual(['Colours and shape', 'Accent colour']);
  expect(found('สีหลัก accent')).toEqual(['Accent colour']);
  expect(found('LOCALHOST')).toEqual(['Sabai']);
  expect(found('nothing')).toEqual([]);
});
