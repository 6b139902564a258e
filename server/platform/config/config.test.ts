import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config';

describe('readConfig', () => {
  it('needs nothing', () => {
    expect(readConfig({})).toMatchObject({
      port: 4400,
      host: '127.0.0.1',
      demo: true,
      production: false,
      trustProxy: false,
    });
    expect(readConfig({}).demoPassword).toBe('sala-demo-2026');
  });

  it('takes an empty variable as unset', () => {
    expect(readConfig({ PORT: '', DEMO: ' ', DEFAULT_BRAND: '' })).toEqual(readConfig({}));
  });

  it('reads proxies as a number or as addresses', () => {
    expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toEqual(['10.0.0.0/8', '::1']);
  });

  it('I9 reads exact origins, plain http of this machine in development only', () => {
    const env = { CORS_ORIGINS: 'https://www.a.example, https://b.example:8443,,http://a.localhost:8080' };
    expect(readConfig(env).corsOrigins).toEqual([
      'https://www.a.example',
      'https://b.example:8443',
      'http://a.localhost:8080',
    ]);
    expect(() => readConfig({ ...env, NODE_ENV: 'production' })).toThrow(
      'CORS_ORIGINS has "http://a.localhost',
    );
  });

  it('A10 reads a staff key of 32 bytes in either base64', () => {
    const key = randomBytes(32);
    for (const form of ['base64', 'base64url'] as const)
      expect(readConfig({ STAFF_KEY: key.toString(form) }).staffKey).toEqual(key);
  });

  it('S13 W7 reads a chat secret for each brand, and never repeats a wrong one', () => {
    const secrets = { CHAT_SECRETS: 'primary=0123456789abcdef, sibling=fedcba9876543210==' };
    expect([...readConfig(secrets).chatSecrets]).toEqual([
      ['primary', '0123456789abcdef'],
      ['sibling', 'fedcba9876543210=='],
    ]);
    expect(() => readConfig({ CHAT_SECRETS: 'primary=hush' })).toThrow(/^(?!.*hush)/);
  });

  it('A10 has no demo in production by default, and refuses one', () => {
    expect(readConfig({ NODE_ENV: 'production' }).demo).toBe(false);
    expect(() => readConfig({ NODE_ENV: 'production', DEMO: '1' })).toThrow(ConfigError);
  });

  it.each([
    { PORT: '70000' },
    { PORT: '80x' },
    { PORT: '-1' },
    { HOST: 'a b' },
    { DATABASE_URL: 'mysql://x' },
    { DATABASE_APP_URL: 'x', DATABASE_URL: 'postgres://x' },
    { DATABASE_APP_URL: 'postgres://x' },
    { DEMO: 'yes' },
    { DEMO_PASSWORD: 'short' },
    { DEFAULT_BRAND: '../x' },
    { PROVIDERS_FILE: 'providers.yaml' },
    { STAND_INS_URL: '127.0.0.1:4401' },
    { STAND_INS_URL: 'http://127.0.0.1:4401', NODE_ENV: 'production' },
    { CORS_ORIGINS: '*' },
    { CORS_ORIGINS: 'null' },
    { CORS_ORIGINS: 'www.example.com' },
    { CORS_ORIGINS: 'http://www.example.com' },
    { CORS_ORIGINS: 'http://localhost.example' },
    { CORS_ORIGINS: 'https://*.example.com' },
    { CORS_ORIGINS: 'https://www.example.com/' },
    { CORS_ORIGINS: 'https://WWW.example.com' },
    { CORS_ORIGINS: 'https://www.example.com:443' },
    { CORS_ORIGINS: 'https://user@www.example.com' },
    { CORS_ORIGINS: 'https://a.example https://b.example' },
    { STUDIO_HOST: 'https://studio.example.com' },
    { STUDIO_HOST: 'studio.example.com:4400' },
    { STUDIO_HOST: 'studio' },
    { DESK_HOST: 'https://desk.example.com' },
    { STAFF_KEY: 'too-short' },
    { STAFF_KEY: Buffer.alloc(33).toString('base64') },
    { PUBLISH_BOUNDS: 'prize' },
    { PUBLISH_BOUNDS: 'prize=-1' },
    { PUBLISH_BOUNDS: 'price=5' },
    { PUBLISH_BOUNDS: 'prize=1,toString=2' },
    { ADJUST_ALONE: '-1' },
    { REGISTRATIONS_PER_ADDRESS: 'many' },
    { MAX_EVENT_LOOP_DELAY: '1s' },
    { ADJUST_ALONE: '1.5' },
    { FREEZE_ON_MISMATCH: 'no' },
    { CHAT_SECRETS: 'primary' },
    { CHAT_SECRETS: 'primary=too-short' },
    { CHAT_SECRETS: 'a=0123456789abcdef,B=0123456789abcdef' },
    { TRUST_PROXY: 'true' },
    { TRUST_PROXY: '10.0.0.0/99' },
    { TRUST_PROXY: 'all' },
  ])('stops the start with a sentence for %o', (env) => {
    const [name = ''] = Object.keys(env);
    expect(() => readConfig(env)).toThrow(new RegExp(`^${name} .*\\.$`));
  });
});
