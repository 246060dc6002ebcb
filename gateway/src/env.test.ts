import { describe, expect, it } from '@jest/globals';
import { originsOf, serviceEnv } from './env.js';

const HASH = '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$3Mh0zRM0eHj2UTgkyFOtJTnGiHXkDQ5BxHhPWJ1ICFs';
const SECRETS = { SERVICE_TOKEN_SECRET: 'x'.repeat(32), ADMIN_PASSWORD: 'a long word of the admin' };
const parse = (settings: Record<string, string>) => {
  const source = { PORT: '1', PUBLIC_URL: 'https://cars.test', UPSTREAM_URL: 'http://{part}:80/', ...SECRETS, ...settings };
  return serviceEnv.parse(source);
};

describe("the gateway's environment", () => {
  it('has defaults for everything but addresses and secrets', () => {
    expect(parse({})).toMatchObject({
      TRUST_PROXY: false,
      FORM_RATE_LIMIT: 10,
      FORM_RATE_WINDOW: 60,
      LOGIN_RATE_LIMIT: 5,
      STAFF_SESSION_IDLE: 1800,
      STAFF_SESSION_LIFE: 43_200,
    });
  });

  it('finds an upstream by its own variable, else by the shared pattern and the name of its process', () => {
    const origins = originsOf(parse({ MF_BLOG_URL: 'http://blog.test:4103/' }));
    expect(origins.get('mf-blog')).toBe('http://blog.test:4103');
    expect(origins.get('shell')).toBe('http://shell');
    expect(origins.get('catalog')).toBe('http://svc-catalog');
  });

  it('names the upstreams without an address', () => {
    const missing = { UPSTREAM_URL: '', SHELL_URL: 'http://shell' };
    expect(() => parse(missing)).toThrow('  SVC_CATALOG_URL: is missing, and so is UPSTREAM_URL');
    expect(() => parse(missing)).not.toThrow('SHELL_URL');
  });

  it.each([
    ['true', true],
    ['loopback, 10.0.0.0/8,fd00::/8', 'loopback, 10.0.0.0/8,fd00::/8'],
  ])('reads the proxies %s', (text, value) => {
    expect(parse({ TRUST_PROXY: text }).TRUST_PROXY).toBe(value);
  });

  it('names every variable that is wrong', () => {
    const bad = {
      PORT: 'x',
      PUBLIC_URL: 'cars',
      SHELL_URL: 'http://shell/below',
      UPSTREAM_URL: 'http://part:8080',
      TRUST_PROXY: '1',
      REDIS_URL: 'http://x',
      SERVICE_TOKEN_SECRET: 'x'.repeat(31),
      ADMIN_PASSWORD_HASH: '$2b$10$abcdefghijklmnopqrstuv',
      ADMIN_TOTP_SECRET: 'JBSWY3DP',
    };
    for (const name of Object.keys(bad)) expect(() => parse(bad)).toThrow(`  ${name}: `);
  });

  it('refuses several gateways without a shared Redis', () => {
    expect(() => parse({ GATEWAY_REPLICAS: '2' })).toThrow('  REDIS_URL: is missing: each of 2 gateways');
    expect(parse({ GATEWAY_REPLICAS: '2', REDIS_URL: 'redis://redis' }).GATEWAY_REPLICAS).toBe(2);
  });

  it.each([
    ['no password', { ADMIN_PASSWORD: '' }, 'ADMIN_PASSWORD_HASH: is missing'],
    ['a short password', { ADMIN_PASSWORD: 'hG7#kq2!vbT' }, 'ADMIN_PASSWORD: needs at least 12 characters'],
    ['a common password', { ADMIN_PASSWORD: 'password1234' }, 'ADMIN_PASSWORD: is too easily guessed'],
    ["one of the site's name", { ADMIN_PASSWORD: 'aurevamotors' }, 'ADMIN_PASSWORD: is too easily guessed'],
    ['one of its address', { ADMIN_PASSWORD: 'Galaxias2026', PUBLIC_URL: 'https://galaxias.test' }, 'is too easily guessed'],
    ['two passwords', { ADMIN_PASSWORD_HASH: HASH }, 'ADMIN_PASSWORD: must not be set beside ADMIN_PASSWORD_HASH'],
    ['a plain password in production', { NODE_ENV: 'production' }, 'ADMIN_PASSWORD: is for development'],
    ['one on a public address', { NODE_ENV: 'production', HOST: '127.0.0.1' }, 'ADMIN_PASSWORD: is for development'],
    [
      'one on every interface',
      { NODE_ENV: 'production', PUBLIC_URL: 'http://localhost:80' },
      'ADMIN_PASSWORD: is for development',
    ],
  ])('refuses %s', (_, settings, problem) => {
    expect(() => parse(settings)).toThrow(problem);
  });

  it('requires https for a public address in production', () => {
    const hashed = { NODE_ENV: 'production', ADMIN_PASSWORD: '', ADMIN_PASSWORD_HASH: HASH };
    const open = { ...hashed, PUBLIC_URL: 'http://cars.test' };
    expect(() => parse(open)).toThrow('PUBLIC_URL: must begin with https');
    expect(parse({ ...open, NODE_ENV: 'development' }).PUBLIC_URL).toBe('http://cars.test');
  });

  it('accepts a hash in production, and a plain password only on a site that its own machine alone reaches', () => {
    const hashed = { NODE_ENV: 'production', ADMIN_PASSWORD: '', ADMIN_PASSWORD_HASH: HASH, ADMIN_TOTP_SECRET: 'A'.repeat(26) };
    expect(parse(hashed)).toMatchObject({ ADMIN_PASSWORD_HASH: HASH, ADMIN_TOTP_SECRET: hashed.ADMIN_TOTP_SECRET });
    const own = { NODE_ENV: 'production', HOST: '127.0.0.1', PUBLIC_URL: 'http://localhost:8080' };
    for (const password of ['secret', 'ajman-showroom-248'])
      expect(parse({ ...own, ADMIN_PASSWORD: password })).toMatchObject({ ADMIN_PASSWORD: password });
  });
});
