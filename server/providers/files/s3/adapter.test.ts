import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdapter } from '#server/testing/createAdapter';
import { startS3, type S3Server } from '#server/testing/s3Server';
import { adapter } from './adapter';

describe('files/s3', () => {
  let s3: S3Server;
  beforeAll(async () => {
    s3 = await startS3();
  });
  afterAll(() => s3.close());
  const create = (settings: object) =>
    createAdapter(adapter, 'files', settings, {
      accessKeyId: s3.accessKeyId,
      secretAccessKey: s3.secretAccessKey,
    });

  it('needs an endpoint and a bucket only', async () => {
    const { endpoint, bucket } = s3;
    const store = create({ endpoint, bucket });
    await store.put('slips/a/x.jpg', Buffer.from('one'));
    expect((await store.get('slips/a/x.jpg'))?.toString()).toBe('one');
    expect(s3.requests).toEqual(['PUT /sala/slips/a/x.jpg', 'GET /sala/slips/a/x.jpg']);
    const below = create({ endpoint, bucket, prefix: 'site/', region: 'ap-southeast-1' });
    expect(await below.get('slips/a/x.jpg')).toBeUndefined();
  });

  it.each([
    ['an endpoint without TLS', { endpoint: 'http://storage.example' }],
    ['a prefix without its slash', { prefix: 'site' }],
    ['a prefix that leaves the bucket', { prefix: '../other/' }],
    ['an invalid bucket', { bucket: 'A/b' }],
  ])('refuses %s', (_what, change) => {
    expect(() => create({ endpoint: s3.endpoint, bucket: s3.bucket, ...change })).toThrow('data/');
  });
});
