/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Fragment } from '@dealership/ui-kit/lifecycles';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import type { RemoteClient } from './remote-client.js';
import { createShellServer } from './shell-server.js';

const remote = {
  name: 'mf-catalog',
  entry: '/mf-catalog/remoteEntry.1.js',
  integrity: 'sha384-x',
  scripts: [],
  styles: ['/mf-catalog/a.css'],
};
const config = {
  name: 'Test Motors',
  whatsapp: '971500000000',
  phones: ['+971 6 000 0000'],
  email: 'a@b.example',
  address: 'Ajman',
  social: { instagram: 'https://i.example', facebook: 'https://f.example', youtube: 'https://y.example' },
};

let directory: string;
let server: FastifyInstance;
let fragment: (url: string, language: string) => Promise<Fragment>;

const rendered = (more: Partial<Fragment> = {}): Fragment => ({
  status: 200,
  head: { title: 'Cars', description: 'All "cars" <here>' },
  html: '<p>Fragment</p>',
  state: { text: '</script><script>alert(1)</script>' },
  shared: [],
  remote,
  ...more,
});

const remotes: RemoteClient = { fragment: (_name, url, language) => fragment(url, language), files: async () => [remote] };

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'shell-'));
  const chunks = {
    main: { scripts: ['/shell/main.js'], styles: ['/shell/main.css'] },
    start: { scripts: ['/shell/start.js'], styles: [] },
  };
  writeFileSync(join(directory, 'build.json'), JSON.stringify({ chunks }));
  process.env.LOG_LEVEL = 'silent';
  server = await createShellServer({ directory, config, remotes });
});

afterAll(async () => {
  await server.close();
  rmSync(directory, { recursive: true });
});

beforeEach(() => {
  fragment = async () => rendered();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  server.inject({ url, headers: { 'x-csp-nonce': 'N0nce', ...headers } });

describe('a document of a remote’s page', () => {
  it('holds the fragment between header and footer, its title and its styles', async () => {
    const { statusCode, body } = await get('/inventory');
    expect(statusCode).toBe(200);
    expect(body).toContain('<div id="app-mf-catalog"><p>Fragment</p></div>');
    expect(body).toContain('<title>Cars | Test Motors</title>');
    expect(body).toContain('content="All &quot;cars&quot; &lt;here&gt;"');
    expect(body).toContain('<link rel="stylesheet" href="/mf-catalog/a.css">');
    expect(body).toContain('id="site-header"');
  });

  it('gives every script the nonce and lets no data end a script', async () => {
    const { body } = await get('/inventory');
    const scripts = body.match(/<script[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThanOrEqual(3);
    expect(scripts.filter((script) => !script.includes('nonce="N0nce"'))).toEqual([]);
    expect(body).not.toContain('<script>alert(1)');
  });

  it('answers with the status of the fragment', async () => {
    fragment = async () => rendered({ status: 404 });
    expect((await get('/vehicle/9')).statusCode).toBe(404);
  });

  it('follows a page that has moved', async () => {
    fragment = async () => rendered({ status: 308, location: '/upcoming-vehicle/1' });
    const { statusCode, headers } = await get('/upcoming-vehicles/1');
    expect([statusCode, headers.location]).toEqual([308, '/upcoming-vehicle/1']);
  });

  it('stands without the remote: 503, with header, footer and a notice', async () => {
    fragment = async () => {
      throw new Error('away');
    };
    const { statusCode, headers, body } = await get('/inventory');
    expect(statusCode).toBe(503);
    expect(headers['retry-after']).toBe('5');
    expect(body).toContain('This part of the site is not available right now');
    expect(body).toContain('id="site-footer"');
  });
});

describe('the language of a document', () => {
  it.each([
    ['the cookie', { cookie: 'a=b; lang=ar', 'accept-language': 'ja' }, 'ar', 'rtl'],
    ['the browser', { 'accept-language': 'fr, ja;q=0.8' }, 'ja', 'ltr'],
    ['English', { 'accept-language': 'fr' }, 'en', 'ltr'],
    ['English when the cookie is an attack', { cookie: 'lang="><script>' }, 'en', 'ltr'],
  ])('is that of %s', async (_of, headers, language, direction) => {
    const { body } = await get('/', headers as Record<string, string>);
    expect(body).toContain(`<html lang="${language}" dir="${direction}"`);
  });

  it('is handed to the remote', async () => {
    const asked: string[] = [];
    fragment = async (url, language) => {
      asked.push(`${language} ${url}`);
      return rendered();
    };
    await get('/inventory?make=A', { cookie: 'lang=ar' });
    expect(asked).toEqual(['ar /inventory?make=A']);
  });

  it('is chosen by a link without scripts', async () => {
    const { statusCode, headers } = await get('/inventory?page=2&lang=ja');
    expect([statusCode, headers.location]).toEqual([303, '/inventory?page=2']);
    expect(headers['set-cookie']).toContain('lang=ja');
  });
});

it('answers 404 with the specified text for an unknown path', async () => {
  const { statusCode, body } = await get('/nothing-here');
  expect(statusCode).toBe(404);
  expect(body).toContain('404 Page Not Found');
  expect(body).toContain('<title>Page Not Found | Test Motors</title>');
});

it('names the default title on the home page', async () => {
  expect((await get('/')).body).toContain('<title>Luxury Car Dealership</title>');
});

it('sends an address with a trailing slash to the one without', async () => {
  const { statusCode, headers } = await get('/inventory/?page=2');
  expect([statusCode, headers.location]).toEqual([308, '/inventory?page=2']);
});

it('lists the remotes that answer', async () => {
  expect((await get('/shell/remotes.json?lang=en')).json()).toEqual([remote]);
});
