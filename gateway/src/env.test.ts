import { parseEnv } from '@dealership/service-kit';
import { describe, expect, it } from '@jest/globals';
import { gatewayEnvShape } from './env.js';
import { PARTS } from './routes.js';

const addresses = Object.fromEntries(Object.values(PARTS).map(({ variable }) => [variable, 'http://part.test:80/']));
const parse = (settings: Record<string, string>) =>
  parseEnv(gatewayEnvShape, { PORT: '1', PUBLIC_URL: 'https://cars.test', ...addresses, ...settings });

describe('the environment', () => {
  it('has a standard for everything but addresses', () => {
    expect(parse({})).toMatchObject({
      SHELL_URL: 'http://part.test',
      TRUST_PROXY: false,
      FORM_RATE_LIMIT: 10,
      FORM_RATE_WINDOW: 60,
    });
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
      SVC_CATALOG_URL: '',
      TRUST_PROXY: '1',
      REDIS_URL: 'http://x',
    };
    for (const name of Object.keys(bad)) expect(() => parse(bad)).toThrow(`  ${name}: `);
  });
});
