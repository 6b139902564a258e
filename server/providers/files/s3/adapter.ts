import { object } from '#schemas/common/schemaBuilders';
import { defineAdapter } from '../../kit/defineAdapter';
import { providerUrl } from '../../kit/requestTemplate';
import { s3Store } from './s3Store';

const settings = object(
  {
    endpoint: providerUrl,
    bucket: {
      type: 'string',
      pattern: '^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$',
      description: 'the name of the bucket',
    },
  },
  {
    /** Where the service has none, anything. */
    region: { type: 'string', pattern: '^[a-z0-9-]{1,40}$', default: 'us-east-1' },
    /** In front of every key. */
    prefix: {
      type: 'string',
      pattern: '^([A-Za-z0-9_-]+/){0,5}$',
      description: 'folders that end with /, such as sala/',
      default: '',
    },
    /** `https://host/bucket/key` instead of `https://bucket.host/key`. */
    pathStyle: { type: 'boolean', default: true },
  },
);

/** Slip and brand images in a bucket of Amazon S3, MinIO, Ceph, Cloudflare R2 and the like. */
export const adapter = defineAdapter({
  port: 'files',
  settings,
  secrets: ['accessKeyId', 'secretAccessKey'],
  create: ({ settings: { region = 'us-east-1', prefix = '', pathStyle = true, ...bucket }, secrets }) =>
    s3Store({ ...bucket, ...secrets, region, prefix, pathStyle }),
});
