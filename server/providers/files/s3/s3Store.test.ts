import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FileStoreError } from '#server/platform/files/fileStore';
import { startS3, type S3Mode, type S3Server } from '#server/testing/s3Server';
import { s3Store } from './s3Store';

describe('files in an S3-compatible bucket', () => {
  let s3: S3Server;
  beforeAll(async () => {
    s3 = await startS3();
  });
  afterAll(() => s3.close());
  beforeEach(() => {
    s3.mode = 'up';
  });
  const settings = () => ({ ...s3, region: 'us-east-1', prefix: 'site/', pathStyle: true });
  const store = () => s3Store(settings());
  const key = 'slips/a/00/x.jpg';
  const content = Buffer.from([0, 1, 255, 10, 13]);
  const failureOf = async (work: Promise<unknown>): Promise<FileStoreError> => {
    const error = await work.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(FileStoreError);
    return error as FileStoreError;
  };

  it('S10 reads what was put below the prefix, and nothing after the removal', async () => {
    await store().put(key, content);
    expect(s3.requests).toContain(`PUT /sala/site/${key}`);
    expect(await store().get(key)).toEqual(content);
    await store().put(key, content);
    await store().remove(key);
    await store().remove(key);
    expect(await store().get(key)).toBeUndefined();
  });

  it('a wrong secret or bucket is an error, not a missing file, and the message has no secret', async () => {
    const wrong = s3Store({ ...settings(), secretAccessKey: 'not-the-secret' });
    const { message } = await failureOf(wrong.get(key));
    expect(message).toBe('The file storage failed to read a file (SignatureDoesNotMatch 403).');
    const absent = s3Store({ ...settings(), bucket: 'absent' });
    expect((await failureOf(absent.get(key))).message).toContain('NoSuchBucket 404');
    expect((await failureOf(absent.put(key, content))).message).toContain('NoSuchBucket 404');
  });

  it.each<S3Mode>(['failing', 'broken', 'silent'])(
    'D5 a storage that is %s is tried three times, then an error asks to try again',
    async (mode) => {
      s3.mode = mode;
      const files = s3Store(settings(), { attempt: 300, total: 60_000 });
      for (const work of [() => files.put(key, content), () => files.get(key), () => files.remove(key)]) {
        const before = s3.requests.length;
        expect(await failureOf(work())).toMatchObject({ statusCode: 503 });
        expect(s3.requests).toHaveLength(before + 3);
      }
      s3.mode = 'up';
      await store().put(key, content);
      expect(await store().get(key)).toEqual(content);
    },
  );

  it('D5 a file whose answer was lost is sent twice, and is one file with its content', async () => {
    const [once, before] = ['slips/a/00/once.jpg', s3.requests.length];
    s3.mode = 'lost';
    await store().put(once, content);
    const put = `PUT /sala/site/${once}`;
    expect(s3.requests.slice(before)).toEqual([put, put]);
    expect(await store().get(once)).toEqual(content);
    await store().remove(once);
    expect(await store().get(once)).toBeUndefined();
  });

  it('D5 all attempts together have a time limit, also while a file arrives', async () => {
    await store().put(key, content);
    for (const mode of ['silent', 'stalled'] as const) {
      s3.mode = mode;
      const before = s3.requests.length;
      await failureOf(s3Store(settings(), { attempt: 60_000, total: 300 }).get(key));
      expect(s3.requests).toHaveLength(before + 1);
    }
  });
});
