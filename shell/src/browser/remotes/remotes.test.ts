import type { RemoteFiles } from '@dealership/ui-kit/lifecycles';
import { beforeEach, expect, it, jest } from '@jest/globals';
import { scriptHashes } from '../../boot/script-hashes.js';
import type { PageState } from '../../page-state.js';

interface Plugin {
  createScript?: (asked: { url: string }) => { script: HTMLScriptElement } | undefined;
}

const plugins: Plugin[] = [];
const registered: { name: string; entry: string }[] = [];
let load: (module: string) => Promise<unknown>;

jest.mock('@module-federation/enhanced/runtime', () => ({
  registerGlobalPlugins: () => undefined,
  registerPlugins: (given: Plugin[]) => plugins.push(...given),
  registerRemotes: (given: { name: string; entry: string }[]) => registered.push(...given),
  loadRemote: (module: string) => load(module),
}));

const filesOf = (name: string): RemoteFiles => ({
  name,
  entry: { href: `/${name}/remoteEntry.1.js`, integrity: `sha256-${name}` },
  table: { href: `/${name}/integrity.1.json`, integrity: 'sha256-t' },
  scripts: [],
  styles: [],
});

const lifecycles = { mountSection: async () => () => undefined };

async function connect() {
  const { connectRemotes } = await import('./remotes.js');
  const remotes = [filesOf('mf-catalog'), filesOf('mf-blog')];
  return connectRemotes({ language: 'en', remotes } as unknown as PageState);
}

const integrity = () => plugins.find(({ createScript }) => createScript);
const scriptOf = (name: string) => integrity()?.createScript?.({ url: filesOf(name).entry.href })?.script;

window.scriptHashes = scriptHashes;

beforeEach(() => {
  registered.length = 0;
  globalThis.fetch = async () => new Response(JSON.stringify([filesOf('mf-catalog'), filesOf('mf-blog')]));
});

it('registers a remote once, with its hash, however much of it is used', async () => {
  load = async () => lifecycles;
  const { mountSection } = await connect();
  const container = document.createElement('div');
  await Promise.all([
    mountSection('mf-catalog/featured-vehicles', container),
    mountSection('mf-catalog/upcoming-vehicles', container),
  ]);
  expect(registered.map(({ name }) => name)).toEqual(['mf_catalog']);
  expect(scriptOf('mf-catalog')?.integrity).toBe('sha256-mf-catalog');
});

it('keeps verifying a remote while another one is unavailable, and retries that next time', async () => {
  load = async (module) => {
    if (module.startsWith('mf_blog')) throw new Error('unavailable');
    return lifecycles;
  };
  const { mountSection, load: loadPage } = await connect();
  await mountSection('mf-catalog/featured-vehicles', document.createElement('div'));
  await expect(loadPage('mf-blog')).rejects.toThrow('unavailable');
  expect(scriptOf('mf-catalog')?.integrity).toBe('sha256-mf-catalog');
  registered.length = 0;
  load = async () => lifecycles;
  await loadPage('mf-blog');
  expect(registered.map(({ name }) => name)).toEqual(['mf_blog']);
});

it('refuses an entry without a known hash', async () => {
  load = async () => lifecycles;
  await connect();
  const { script } = integrity()?.createScript?.({ url: '/mf-other/remoteEntry.1.js' }) ?? {};
  expect(script?.integrity).toMatch(/^sha256-A{43}=$/);
});
