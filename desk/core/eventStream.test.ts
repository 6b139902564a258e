import { expect, it } from 'vitest';
import { createEventParser, type StreamEvent } from './eventStream';

function read(...chunks: string[]): StreamEvent[] {
  const events: StreamEvent[] = [];
  const parse = createEventParser((event) => events.push(event));
  chunks.forEach(parse);
  return events;
}

it('DSK-44 reads events from chunks of any size', () => {
  const events = read('id: e:1\nevent: qu', 'eue\ndata: {"a":1}\n', '\nevent: resync\n\n');
  expect(events).toEqual([
    { id: 'e:1', event: 'queue', data: '{"a":1}' },
    { id: 'e:1', event: 'resync', data: '' },
  ]);
});

it('DSK-44 ignores heartbeats, and retains the last id', () => {
  expect(read(': heartbeat\n\n', 'id: e:2\ndata: x\r\n\r\n', 'data: y\n\n')).toEqual([
    { id: 'e:2', event: 'message', data: 'x' },
    { id: 'e:2', event: 'message', data: 'y' },
  ]);
});
