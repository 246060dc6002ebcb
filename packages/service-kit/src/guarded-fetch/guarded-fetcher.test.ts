import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FetchRefused, GuardedFetcher, type GuardedRequest } from './index.js';

const LIMITS: GuardedRequest = { timeoutMs: 2000, maxBytes: 1000 };

let server: Server;
let origin: string;
let requestedUrls: string[] = [];
let fetcher: GuardedFetcher;

const ANSWERS: Record<string, [status: number, headers: Record<string, string>, body: string]> = {
  '/picture': [200, { 'content-type': 'image/png' }, 'bytes'],
  '/large': [200, {}, 'x'.repeat(1001)],
  '/moved': [302, { location: '/picture' }, ''],
  '/around': [302, { location: '/around' }, ''],
  '/inside': [302, { location: 'https://169.254.169.254/latest/meta-data' }, ''],
  '/plain': [302, { location: 'http://example.com/' }, ''],
};

/** Names as a foreign DNS could answer them. */
const NAMES: Record<string, string[]> = {
  'inside.example': ['10.0.0.5'],
  'mixed.example': ['93.184.216.34', '127.0.0.1'],
};

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    requestedUrls.push(url);
    if (url === '/silent') return;
    const [status, headers, body] = ANSWERS[url] ?? [404, {}, ''];
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  fetcher = new GuardedFetcher({
    trustedOrigins: [origin],
    resolve: (name, done) =>
      done(
        null,
        (NAMES[name] ?? []).map((address) => ({ address, family: 4 })),
      ),
  });
});
afterAll(async () => {
  await fetcher.onApplicationShutdown();
  server.closeAllConnections();
  server.close();
});

const refused = async (address: string, more: Partial<GuardedRequest> = {}): Promise<string> => {
  const failure = await fetcher.fetch(address, { ...LIMITS, ...more }).catch((error: unknown) => error);
  if (!(failure instanceof FetchRefused)) throw new Error(`${address} was not refused`);
  return failure.reason;
};

describe('a guarded fetch', () => {
  it('returns status, headers and bytes', async () => {
    const { status, headers, bytes } = await fetcher.fetch(`${origin}/picture`, LIMITS);
    expect([status, headers['content-type'], bytes.toString()]).toEqual([200, 'image/png', 'bytes']);
  });

  it.each(['http://example.com/a.png', 'ftp://example.com/a.png', 'https://user:secret@example.com/', 'a picture', ''])(
    'refuses addresses like %s',
    async (address) => {
      expect(await refused(address)).toBe('address');
    },
  );

  it.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://10.1.2.3/',
    'https://192.168.0.1/',
    'https://169.254.169.254/',
    'https://100.64.0.1/',
    'https://0.0.0.0/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[fd00::1]/',
    'https://[64:ff9b::a00:1]/',
  ])('does not call %s', async (address) => {
    expect(await refused(address)).toBe('private');
  });

  it.each(['https://inside.example/', 'https://mixed.example/'])(
    'does not call %s, whose name resolves to a private address',
    async (address) => {
      expect(await refused(address)).toBe('private');
    },
  );

  it('reports a name that does not resolve', async () => {
    expect(await refused('https://nowhere.example/')).toBe('unreachable');
  });

  it('follows redirects up to its limit, and only to allowed addresses', async () => {
    const { bytes } = await fetcher.fetch(`${origin}/moved`, { ...LIMITS, redirects: 1 });
    expect(bytes.toString()).toBe('bytes');
    expect(await refused(`${origin}/inside`, { redirects: 3 })).toBe('private');
    expect(await refused(`${origin}/plain`, { redirects: 3 })).toBe('address');
    requestedUrls = [];
    expect(await refused(`${origin}/around`, { redirects: 3 })).toBe('redirects');
    expect(requestedUrls).toHaveLength(4);
  });

  it('follows none by default', async () => {
    expect(await fetcher.fetch(`${origin}/moved`, LIMITS)).toMatchObject({ status: 302 });
  });

  it('enforces its limits of size and time', async () => {
    expect(await refused(`${origin}/large`)).toBe('too-large');
    expect(await refused(`${origin}/silent`, { timeoutMs: 50 })).toBe('timeout');
  });
});

it('ends with the application', async () => {
  const other = new GuardedFetcher({ trustedOrigins: [origin] });
  await other.fetch(`${origin}/`, LIMITS);
  await other.onApplicationShutdown();
  await expect(other.fetch(`${origin}/`, LIMITS)).rejects.toMatchObject({ reason: 'unreachable' });
});
