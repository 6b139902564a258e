import { randomUUID } from 'node:crypto';
import { ensure, type Check } from '../check';
import type { Subject } from '../subject';

type Files = Subject<'files'>;

const key = () => `slips/conformance/${randomUUID()}.jpg`;

/** Writes and removes small files below `slips/conformance/`. */
export const fileChecks: readonly Check<Files>[] = [
  {
    name: 'contract: a file is read as it was written, and is gone once removed',
    remedy: 'The key may get, put and delete objects of the bucket; reads see finished writes.',
    run: async (subject) => {
      const [name, content] = [key(), Buffer.from([0, 255, 13, 10, 0xe0, 0xb8])];
      await subject.call((service) => service.put(name, content));
      const read = await subject.call((service) => service.get(name));
      ensure(read?.equals(content) === true, 'The file differs from what was written.');
      await subject.call((service) => service.remove(name));
      const after = await subject.call((service) => service.get(name));
      ensure(after === undefined, 'The removed file is still there.');
    },
  },
  {
    name: 'contract: a file that does not exist is missing, and its removal is no error',
    remedy: 'Answer 404 `NoSuchKey` for a missing object; the key may list the bucket, else it gets 403.',
    run: async (subject) => {
      ensure(
        (await subject.call((service) => service.get(key()))) === undefined,
        'A missing file has content.',
      );
      await subject.call((service) => service.remove(key()));
    },
  },
  {
    name: 'idempotency: writing the same file again changes nothing',
    remedy: 'Allow that an object is overwritten.',
    run: async (subject) => {
      const name = key();
      for (let time = 0; time < 2; time += 1)
        await subject.call((service) => service.put(name, Buffer.from('same')));
      ensure(String(await subject.call((service) => service.get(name))) === 'same', 'The file has changed.');
      await subject.call((service) => service.remove(name));
    },
  },
  {
    name: 'put: a wrong key is refused',
    remedy: 'Make the bucket private.',
    run: async (subject) => {
      const put = subject.call((service) => service.put(key(), Buffer.from('x')), { wrongSecrets: true });
      const isRefused = await put.then(
        () => false,
        () => true,
      );
      ensure(isRefused, 'A file was written with wrong keys.');
    },
  },
];
