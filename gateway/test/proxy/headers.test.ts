import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import supertest from 'supertest';
import { type Site, startGateway } from '../support/gateway.js';
import { OWN, signedIn } from '../support/staff.js';

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

const nonceIn = (policy: string | undefined): string | undefined => /'nonce-([^']+)'/.exec(policy ?? '')?.[1];

describe('headers', () => {
  let site: Site;
  const http = () => supertest(site.url);

  beforeAll(async () => {
    site = await startGateway();
  });
  afterAll(() => site.close());

  it('strips headers that only the gateway may set', async () => {
    await http()
      .get('/admin')
      .set({
        authorization: 'Bearer forged',
        forwarded: 'for=1.2.3.4',
        'x-forwarded-for': '1.2.3.4',
        'x-forwarded-host': 'evil.test',
        'x-forwarded-port': '1',
        'x-real-ip': '1.2.3.4',
        'x-csp-nonce': 'known',
        te: 'trailers',
        connection: 'close, x-hop',
        'x-hop': '1',
        'x-kept': 'yes',
      })
      .expect(200);
    const { headers } = site.upstreams.shell.lastCall;
    expect(headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'cars.test',
      'x-forwarded-proto': 'http',
      'x-kept': 'yes',
    });
    for (const name of ['authorization', 'forwarded', 'x-forwarded-port', 'x-real-ip', 'te', 'x-hop']) {
      expect(headers).not.toHaveProperty(name);
    }
    expect(headers['x-csp-nonce']).not.toBe('known');
  });

  it('drops the content type of a request without a body, which services would refuse as invalid JSON', async () => {
    const cookie = await signedIn(site);
    await http()
      .delete('/api/vehicles/7')
      .set({ ...OWN, cookie, 'content-type': 'application/json' })
      .expect(200);
    expect(site.upstreams.catalog.lastCall.headers).not.toHaveProperty('content-type');
  });

  it('creates a request id, or keeps a harmless one, and sends it both ways', async () => {
    const made = await http().get('/');
    expect(made.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(site.upstreams.shell.lastCall.headers['x-request-id']).toBe(made.headers['x-request-id']);
    const kept = await http().get('/').set('x-request-id', 'from-the-browser-1');
    expect(kept.headers['x-request-id']).toBe('from-the-browser-1');
    const replaced = await http().get('/').set('x-request-id', 'odd "one"');
    expect(replaced.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('gives every staff document its own nonce, the same for the browser and the shell', async () => {
    const [one, two] = [await http().get('/admin'), await http().get('/admin')];
    const nonces = [one, two].map(({ headers }) => nonceIn(headers['content-security-policy']));
    expect(nonces[0]).toMatch(/^[\w+/]{22}==$/);
    expect(nonces[0]).not.toBe(nonces[1]);
    expect(site.upstreams.shell.calls.slice(-2).map(({ headers }) => headers['x-csp-nonce'])).toEqual(nonces);
    expect(one.headers['content-security-policy']).toContain(`script-src 'nonce-${nonces[0]}' 'strict-dynamic';`);
    expect(one.headers['content-security-policy']).not.toContain('unsafe');
  });

  it.each(['/appointment', '/admin-password', '/alerts/end', '/newsletter/confirm', '/journey/c2VjcmV0'])(
    'sends no referrer from %s, whose URL holds a secret',
    async (path) => {
      const { headers } = await http().get(`${path}?token=c2VjcmV0`).set('accept', 'text/html');
      expect(headers['referrer-policy']).toBe('no-referrer');
    },
  );

  it.each(['/', '/admin', '/auction-checkout', '/api/docs', '/%'])('allows a single trusted-types policy on %s', async (path) => {
    const { headers } = await http().get(path).set('accept', 'text/html');
    expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'; trusted-types default;");
  });

  it('sends no referrer from pages with a secret in the URL, and does not share them', async () => {
    const { headers } = await http().get('/journey/c2VjcmV0').set('cookie', 'lang=ja').expect(200);
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers).not.toHaveProperty('x-cache');
    expect(nonceIn(headers['content-security-policy'])).toBe(site.upstreams.shell.lastCall.headers['x-csp-nonce']);
    expect(site.upstreams.shell.lastCall.headers.cookie).toBe('lang=ja');
  });

  it('overrides the security headers of upstreams', async () => {
    site.upstreams.shell.behave = site.upstreams['mf-catalog'].behave = (_request, response) => {
      const theirs = { 'content-security-policy': 'default-src *', 'x-frame-options': 'SAMEORIGIN', 'x-powered-by': 'them' };
      response.writeHead(200, { ...theirs, 'cache-control': 'max-age=5', 'x-theirs': '1', connection: 'x-theirs' }).end('ok');
    };
    const document = await http().get('/').expect(200);
    expect(document.headers).toMatchObject({ ...ALWAYS, 'cache-control': 'max-age=5' });
    expect(document.headers['content-security-policy']).toContain("default-src 'none'; script-src");
    expect(document.headers).not.toHaveProperty('x-powered-by');
    expect(document.headers).not.toHaveProperty('x-theirs');
    const file = await http().get('/mf-catalog/a.js').expect(200);
    expect(file.headers).toMatchObject({
      ...ALWAYS,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
  });

  it.each(['/api/vehicles', '/api/nothing', '/health/live', '/api/health'])('%s carries the headers for data', async (path) => {
    const { headers } = await http().get(path);
    expect(headers).toMatchObject({
      ...ALWAYS,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers).not.toHaveProperty('strict-transport-security');
  });
});

describe('behind a trusted proxy, on https', () => {
  let site: Site;

  beforeAll(async () => {
    site = await startGateway({ PUBLIC_URL: 'https://cars.test', TRUST_PROXY: 'loopback' });
  });
  afterAll(() => site.close());

  it("trusts the proxy's client address, and sends HSTS", async () => {
    const answer = await supertest(site.url).get('/admin').set('x-forwarded-for', '6.6.6.6, 203.0.113.9').expect(200);
    expect(site.upstreams.shell.lastCall.headers).toMatchObject({
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-proto': 'https',
    });
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });
});

describe('the payment origins in a document’s policy', () => {
  const headersOf = async (env: Record<string, string>, path: string): Promise<Record<string, string>> => {
    const site = await startGateway(env);
    try {
      return (await supertest(site.url).get(path)).headers;
    } finally {
      await site.close();
    }
  };

  it.each(['/', '/admin', '/payment-success', '/auction-access', '/auction-checkout/1'])(
    'are absent on %s, which takes no payment, and there every script has its hash',
    async (path) => {
      for (const env of [{}, { STRIPE_SIMULATOR_PUBLIC_URL: 'http://localhost:4290' }] as Record<string, string>[]) {
        const headers = await headersOf(env, path);
        expect(headers['content-security-policy']).toContain("connect-src 'self'; frame-src 'none';");
        expect(headers['content-security-policy']).not.toMatch(/https?:\/\//);
        expect(headers['integrity-policy']).toBe('blocked-destinations=(script)');
      }
    },
  );

  it('are Stripe only, whose scripts have no hash', async () => {
    const { 'content-security-policy': policy, ...headers } = await headersOf({}, '/auction-checkout');
    expect(headers).not.toHaveProperty('integrity-policy');
    expect(policy).toMatch(/script-src [^;]*'strict-dynamic' https:\/\/js\.stripe\.com https:\/\/\*\.js\.stripe\.com;/);
    expect(policy).toContain("connect-src 'self' https://api.stripe.com;");
    expect(policy).toContain('frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;');
  });

  it('are the simulator only when that replaces Stripe', async () => {
    const env = { STRIPE_SIMULATOR_PUBLIC_URL: 'http://localhost:4290' };
    const { 'content-security-policy': policy, ...headers } = await headersOf(env, '/auction-checkout?plan=1');
    expect(headers['integrity-policy']).toBe('blocked-destinations=(script)');
    expect(policy).toContain("connect-src 'self' http://localhost:4290;");
    expect(policy).toContain("frame-src 'none';");
    expect(policy).not.toContain('stripe.com');
  });
});
