/** @jest-environment @dealership/build-kit/jest/server-environment */
import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { REMOTE, rendered, shellSite } from '../testing/shell-site.js';

const { answers, site, get } = shellSite();

const START = '{"href":"/shell/start.js","integrity":"sha256-s"}';
const SHELL_TABLE = '"tables":[{"href":"/shell/integrity.1.json","integrity":"sha256-t"}]';

describe("a remote page's document", () => {
  it('has the fragment between header and footer, its title and its styles', async () => {
    const { statusCode, body } = await get('/inventory');
    expect(statusCode).toBe(200);
    expect(body).toContain('<div id="app-mf-catalog"><p>Fragment</p></div>');
    expect(body).toContain('<title>Cars | Test Motors</title>');
    expect(body).toContain('content="All &quot;cars&quot; &lt;here&gt;"');
    expect(body).toContain('<style nonce="N0nce" data-href="/mf-catalog/a.css">p{color:red}</style>');
    expect(body).toContain('id="site-header"');
  });

  it('links an unreadable style sheet, and reads it again for the next document', async () => {
    const own = { ...REMOTE, styles: ['/mf-catalog/late.css'] };
    answers.fragment = async () => rendered({ remote: own });
    answers.styleSheet = async () => {
      throw new Error('unavailable');
    };
    expect((await get('/inventory')).body).toContain('<link rel="stylesheet" href="/mf-catalog/late.css">');
    answers.styleSheet = async () => 'b{top:0}';
    expect((await get('/inventory')).body).toContain('data-href="/mf-catalog/late.css">b{top:0}</style>');
  });

  it('requests no code before the first paint', async () => {
    const { body } = await get('/inventory');
    expect(body).not.toMatch(/<script[^>]* src=/);
    expect(body).not.toContain('as="script"');
    expect(body).toContain(
      '"code":{"scripts":[{"href":"/shell/main.js","integrity":"sha256-m"}],"preloads":[{"href":"/shell/start.js","integrity":"sha256-s"},',
    );
    expect(body).toContain('<script nonce="N0nce">boot();</script>');
  });

  it('has the hash of every script, and the files with later ones', async () => {
    answers.fragment = async () =>
      rendered({ remote: { ...REMOTE, scripts: [{ href: '/mf-catalog/page.js', integrity: 'sha256-p' }] } });
    const { body } = await get('/inventory');
    const { code } = JSON.parse(/id="page-state"[^>]*>(.*)<\/script>/.exec(body)?.[1] ?? '{}');
    expect(code).toEqual({
      scripts: [{ href: '/shell/main.js', integrity: 'sha256-m' }],
      preloads: [
        { href: '/shell/start.js', integrity: 'sha256-s' },
        { href: '/mf-catalog/remoteEntry.1.js', integrity: 'sha256-e' },
        { href: '/mf-catalog/page.js', integrity: 'sha256-p' },
      ],
      tables: [
        { href: '/shell/integrity.1.json', integrity: 'sha256-t' },
        { href: '/mf-catalog/integrity.1.json', integrity: 'sha256-c' },
      ],
    });
  });

  it.each([
    ['en', 'This part of the site is not available right now'],
    ['ja', 'このセクションは現在ご利用いただけません'],
  ])('has a notice in %s for code that does not load', async (language, words) => {
    const { body } = await get('/inventory', { cookie: `lang=${language}` });
    expect(/<template id="code-unavailable">(.*?)<\/template>/.exec(body)?.[1]).toContain(words);
  });

  it('puts the nonce on its scripts, and is then not shared', async () => {
    const { body, headers } = await get('/inventory');
    const running = body.match(/<(script|style)(?![^>]*application\/)[^>]*>/g) ?? [];
    expect(running.length).toBeGreaterThanOrEqual(2);
    expect(running.filter((tag) => !tag.includes('nonce="N0nce"'))).toEqual([]);
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  it('does not let data close a script', async () => {
    expect((await get('/inventory')).body).not.toContain('<script>alert(1)');
  });

  it('names the hashes of inline code without a nonce, and can then be cached for everybody', async () => {
    const { body, headers } = await get('/inventory', { 'x-csp-nonce': '' });
    expect(body).not.toContain('nonce=');
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    expect(headers['x-inline-scripts']).toBe(hash('boot();'));
    expect(String(headers['x-inline-styles']).split(' ')).toContain(hash('p{color:red}'));
    expect(headers['cache-control']).toMatch(/^public, .*s-maxage=1\b/);
    expect(headers.vary).toBe('Cookie, Accept-Language');
    expect((await get('/inventory', { 'x-csp-nonce': '' })).body).toBe(body);
  });

  it.each([
    ['the page that thanks for a payment', '/payment-success?order=1', () => rendered({ personal: true })],
    ['the page of a letter’s link', '/newsletter/confirm?token=1', () => rendered()],
  ])('is not cached if its URL is private to one visitor: %s', async (_, path, fragment) => {
    answers.fragment = async () => fragment();
    const { headers } = await get(path, { 'x-csp-nonce': '' });
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers).not.toHaveProperty('x-incomplete');
  });

  it.each([
    ['open', 200, 'Confirm your subscription'],
    ['confirmed', 200, 'Already confirmed'],
    ['invalid', 404, 'This link no longer works'],
  ] as const)('shows at once that the link of a confirmation is %s', async (state, status, title) => {
    site.links = { abc: state };
    const { statusCode, headers, body } = await get('/newsletter/confirm?token=abc', { 'x-csp-nonce': '' });
    expect([statusCode, headers['cache-control']]).toEqual([status, 'private, no-cache']);
    expect(/<h1>(.*?)<\/h1>/.exec(body)?.[1]).toBe(title);
    expect(body.includes('Section mf-catalog/newest-vehicles')).toBe(state === 'confirmed');
  });

  it.each([
    ['/newsletter/unsubscribe', 'ended', 200, 'Already unsubscribed'],
    ['/alerts/end', 'invalid', 404, 'This link is not valid'],
  ] as const)('shows at once that the link of %s is %s', async (path, state, status, title) => {
    site.links = { abc: state };
    const { statusCode, body } = await get(`${path}?token=abc`, { 'x-csp-nonce': '' });
    expect([statusCode, /<h1>(.*?)<\/h1>/.exec(body)?.[1]]).toEqual([status, title]);
  });

  it('asks for the confirmation while the state of its link is unknown', async () => {
    site.links = {};
    expect((await get('/alerts/confirm?token=abc')).body).toContain('<h1>Confirm your alert</h1>');
  });

  it('is not cached if its URL contains a secret, and uses the intended language', async () => {
    answers.fragment = async () =>
      rendered({ head: { title: 'Your car', description: 'It', robots: 'noindex', language: 'ar' } });
    const first = await get('/journey/c2VjcmV0', { cookie: '', 'accept-language': 'en' });
    expect([first.statusCode, first.headers.location]).toEqual([303, '/journey/c2VjcmV0?lang=ar']);
    for (const [path, cookie] of [
      ['/journey/c2VjcmV0?lang=ar', ''],
      ['/journey/c2VjcmV0', 'lang=en'],
    ] as const) {
      const { statusCode, headers, body } = await get(path, { cookie });
      expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-store']);
      expect(body).toContain('<meta name="robots" content="noindex">');
      expect(body).not.toContain('rel="canonical"');
    }
  });

  it('marks an unavailable section, and is then not cached', async () => {
    answers.section = async () => {
      throw new Error('unavailable');
    };
    const { statusCode, headers } = await get('/', { 'x-csp-nonce': '' });
    expect([statusCode, headers['x-incomplete'], headers['cache-control']]).toEqual([200, 'true', 'private, no-cache']);
  });

  it("preloads the page's first picture", async () => {
    const picture = {
      srcSet: '/media/a/480.webp 480w, /media/a/800.webp 800w',
      sizes: '(min-width: 1px) 30vw',
      type: 'image/webp',
    };
    answers.fragment = async () => rendered({ head: { title: 'A', description: 'B', picture } });
    expect((await get('/inventory')).body).toContain(
      '<link rel="preload" as="image" type="image/webp" imagesrcset="/media/a/480.webp 480w, /media/a/800.webp 800w" imagesizes="(min-width: 1px) 30vw" fetchpriority="high">',
    );
  });

  it('names no code of a page that waits for an interaction', async () => {
    answers.fragment = async () =>
      rendered({
        hydrate: 'interaction',
        remote: { ...REMOTE, scripts: [{ href: '/mf-catalog/page.js', integrity: 'sha256-p' }] },
      });
    const { body } = await get('/inventory');
    expect(body).toContain(`"preloads":[${START}],${SHELL_TABLE}},"hydrate":"interaction"}</script>`);
    expect(body).toContain('data-href="/mf-catalog/a.css"');
  });

  it.each(['/about', '/terms', '/credits', '/no-such-page'])('names no code of the page that is only read: %s', async (path) => {
    expect((await get(path)).body).toContain(`"preloads":[${START}],${SHELL_TABLE}},"hydrate":"interaction"}</script>`);
  });

  it('has the styles of a page whose code waits', async () => {
    expect((await get('/terms')).body).toContain('/shell/legal.css');
  });

  it('marks a page with the strategy `load`', async () => {
    answers.fragment = async () => rendered({ hydrate: 'load' });
    expect((await get('/inventory')).body).toContain('"hydrate":"load"}</script>');
  });

  it('has the status of the fragment', async () => {
    answers.fragment = async () => rendered({ status: 404 });
    expect((await get('/vehicle/9')).statusCode).toBe(404);
  });

  it("follows a remote's redirect", async () => {
    answers.fragment = async () => rendered({ status: 308, location: '/upcoming-vehicle/1' });
    const { statusCode, headers } = await get('/upcoming-vehicles/1');
    expect([statusCode, headers.location]).toEqual([308, '/upcoming-vehicle/1']);
  });

  it("keeps the language of the address in a remote's redirect", async () => {
    answers.fragment = async () => rendered({ status: 301, location: '/blog?post=new' });
    const { statusCode, headers } = await get('/blog?post=old&lang=ja');
    expect([statusCode, headers.location]).toEqual([301, '/blog?post=new&lang=ja']);
  });

  it.each([
    ['en', 'How to Buy'],
    ['ar', 'كيفية الشراء'],
    ['ja', 'ご購入の流れ'],
  ])('redirects to how to buy in %s', async (language, words) => {
    const { body } = await get('/inventory', { cookie: `lang=${language}` });
    expect(body).toContain(`<a href="/how-to-buy">${words}</a>`);
  });

  it('is 503 with header, footer and a notice without the remote', async () => {
    answers.fragment = async () => {
      throw new Error('unavailable');
    };
    const { statusCode, headers, body } = await get('/inventory');
    expect(statusCode).toBe(503);
    expect(headers['retry-after']).toBe('5');
    expect(body).toContain('This part of the site is not available right now');
    expect(body).toContain('id="site-footer"');
    expect(body).toContain('"hydrate":"load"}</script>');
  });
});

describe('the home page', () => {
  it('has the sections that remotes rendered, with their data and styles', async () => {
    const { body } = await get('/');
    expect(body).toContain('<div><p>Section mf-catalog/featured-vehicles</p></div><script type="application/json">{"text":');
    expect(body).toContain('Section mf-blog/customer-showcase');
    expect(body.match(/href="\/mf-catalog\/a\.css"/g)).toHaveLength(1);
    expect(body).not.toContain('<script>alert(1)');
  });

  it('has its sections in order', async () => {
    const parts = /<h1|Section (mf-[\w-]+\/[\w-]+)|<h2 id="(\w+)-title"/g;
    const [main = ''] = (await get('/')).body.split('</main>');
    expect([...main.matchAll(parts)].map(([all, remote, own]) => remote ?? own ?? all)).toEqual([
      '<h1',
      'mf-catalog/featured-vehicles',
      'mf-catalog/upcoming-vehicles',
      'services',
      'showroom',
      'mf-blog/customer-showcase',
      'testimonials',
      'faq',
    ]);
  });

  it.each(['/ar', '/ja'])('%s shows the featured cars below its announcement', async (path) => {
    expect((await get(path)).body).toMatch(/<h1[\s\S]*Section mf-catalog\/featured-vehicles/);
  });

  it('does not preload the code of sections', async () => {
    expect((await get('/')).body).toContain(`"preloads":[${START}],${SHELL_TABLE}}}</script>`);
  });

  it('loses only the section whose remote is unavailable', async () => {
    answers.section = async (name) => {
      if (name.startsWith('mf-blog')) throw new Error('unavailable');
      return rendered({ html: `<p>Section ${name}</p>` });
    };
    const { statusCode, body } = await get('/');
    expect(statusCode).toBe(200);
    expect(body).toContain('Section mf-catalog/upcoming-vehicles');
    expect(body).toContain('data-section="mf-blog/customer-showcase"');
    expect(body).not.toContain('Section mf-blog');
  });
});

it.each([
  ['en', 'Luxury Car Dealership'],
  ['ar', 'معرض السيارات الفاخرة'],
  ['ja', '高級車・輸入車ディーラー'],
])('names the site on the home page (%s)', async (language, title) => {
  expect((await get('/', { cookie: `lang=${language}` })).body).toContain(`<title>${title}</title>`);
});

it('passes the common head data to the browser', async () => {
  const { body } = await get('/about');
  expect(body).toContain(
    'data-site-name="Test Motors" data-site-origin="https://cars.example" data-site-picture="{&quot;url&quot;:',
  );
  expect(body).toContain('data-site-whatsapp="971500000000"');
  expect(body).toContain('data-site-opening="{&quot;week&quot;:[{&quot;days&quot;:');
  expect(body).not.toContain('data-site-logo');
});

it('passes the published logo to the browser', async () => {
  const { dealer } = site.settings;
  const picture = `/media/${'a'.repeat(32)}-900x300/900.webp`;
  site.settings = { ...site.settings, dealer: { ...dealer, logo: { picture, hasName: true } } };
  const logo = `{"src":"/media/${'a'.repeat(32)}-900x300/480.webp","width":120,"alone":true}`;
  expect((await get('/about')).body).toContain(`data-site-logo="${logo.replaceAll('"', '&quot;')}"`);
});
