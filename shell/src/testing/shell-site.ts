import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  dealerName,
  defaultSettings,
  type PageText,
  type PageTextName,
  type SettingValues,
  type SubscriptionLinkState,
} from '@dealership/contracts';
import { readFragment, writeFragment } from '@dealership/fragment-server';
import type { Fragment, SitemapPage } from '@dealership/ui-kit/lifecycles';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import type { RemoteClient } from '../server/remote-client.js';
import { createShellServer } from '../server/shell-server.js';

export const REMOTE = {
  name: 'mf-catalog',
  entry: { href: '/mf-catalog/remoteEntry.1.js', integrity: 'sha256-e' },
  table: { href: '/mf-catalog/integrity.1.json', integrity: 'sha256-c' },
  scripts: [],
  styles: ['/mf-catalog/a.css'],
};

const HASHES = { '/shell/main.js': 'sha256-m', '/shell/start.js': 'sha256-s', '/shell/legal.js': 'sha256-l' };
const TABLE = { href: '/shell/integrity.1.json', integrity: 'sha256-t' };

const DEALER: SettingValues['dealer'] = {
  ...defaultSettings.dealer,
  name: dealerName('Test Motors'),
  whatsapp: '971500000000',
  phones: [{ kind: 'landline', number: '+971 6 000 0000' }],
  email: 'a@b.example',
  address: { en: 'Ajman', ar: 'عجمان', ja: 'アジュマーン' },
  social: { instagram: 'https://i.example', facebook: 'https://f.example', youtube: 'https://y.example' },
};

/** A remote's response. */
export const rendered = (more: Partial<Fragment> = {}): Fragment => ({
  status: 200,
  head: { title: 'Cars', description: 'All "cars" <here>' },
  html: '<p>Fragment</p>',
  state: { text: '</script><script>alert(1)</script>' },
  shared: [],
  remote: REMOTE,
  ...more,
});

/** The behaviour of the remotes in a test; reset before each test. */
const ANSWERS = {
  fragment: async (_url: string, _language: string): Promise<Fragment> => rendered(),
  section: async (name: string, _language: string): Promise<Fragment> => rendered({ html: `<p>Section ${name}</p>` }),
  sitemap: async (): Promise<SitemapPage[]> => [],
  styleSheet: async (_href: string): Promise<string> => 'p{color:red}',
};

interface Site {
  /** The states of the links of e-mails, by token. */
  links?: Record<string, SubscriptionLinkState>;
  settings: SettingValues;
  drafts?: SettingValues;
  pages: Partial<Record<PageTextName, PageText>>;
}

/** Runs the shell's server at https://cars.example for a test file, with remotes that behave as the test defines. */
export function shellSite() {
  const answers = { ...ANSWERS };
  const site: Site = { settings: { ...defaultSettings, dealer: DEALER }, pages: {} };
  const remotes: RemoteClient = {
    fragment: async (_name, url, language) => readFragment(writeFragment(await answers.fragment(url, language))),
    section: (name, language) => answers.section(name, language),
    files: async () => [REMOTE],
    sitemap: () => answers.sitemap(),
    styleSheet: (href) => answers.styleSheet(href),
  };
  let directory: string;
  let server: FastifyInstance;

  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'shell-'));
    const chunks = {
      main: { scripts: ['/shell/main.js'], styles: ['/shell/main.css'] },
      start: { scripts: ['/shell/start.js'], styles: [] },
      'page-legal': { scripts: ['/shell/legal.js'], styles: ['/shell/legal.css'] },
    };
    writeFileSync(join(directory, 'build.json'), JSON.stringify({ chunks, integrity: HASHES, table: TABLE }));
    writeFileSync(join(directory, 'boot.js'), 'boot();');
    server = await createShellServer({
      directory,
      settings: {
        read: async () => site.settings,
        readDrafts: async () => site.drafts,
        readPage: async (name) => site.pages[name] ?? { body: defaultSettings[name], publishedAt: null },
        readPageDraft: async (name) => site.drafts && { body: site.drafts[name], publishedAt: null },
        readPublished: async () => site.settings,
      },
      contactPromise: async () => undefined,
      subscriptionLink: async (_path, token) => site.links?.[token],
      rates: { JPY: 40.8, SAR: 1.0211, date: '2026-11-20' },
      securityContact: 'security@b.example',
      remotes,
      publicUrl: 'https://cars.example',
      logLevel: 'silent',
    });
  });

  afterAll(async () => {
    await server.close();
    rmSync(directory, { recursive: true });
  });

  beforeEach(() => {
    Object.assign(answers, ANSWERS);
  });

  const get = (url: string, headers: Record<string, string> = {}) =>
    server.inject({ url, headers: { 'x-csp-nonce': 'N0nce', ...headers } });

  /** The server's base URL, for requests that `get` cannot make. */
  const listen = () => server.listen({ host: '127.0.0.1', port: 0 });

  return { answers, site, get, listen };
}
