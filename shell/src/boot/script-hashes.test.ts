import { beforeEach, expect, it } from '@jest/globals';
import { scriptHashes } from './script-hashes.js';

const asked: [string, RequestInit | undefined][] = [];
let table: () => Response;

beforeEach(() => {
  asked.length = 0;
  globalThis.fetch = async (address, init) => {
    asked.push([String(address), init]);
    return table();
  };
});

const NONE = /^sha256-A{43}=$/;
const TABLE = { href: '/mf-blog/integrity.1.json', integrity: 'sha256-t' };

it("knows the document's hashes, whatever the form of the URL", () => {
  scriptHashes.learn([{ href: '/shell/start.js', integrity: 'sha256-s' }], []);
  expect(scriptHashes.of('/shell/start.js')).toBe('sha256-s');
  expect(scriptHashes.of(`${window.location.origin}/shell/start.js`)).toBe('sha256-s');
});

it('returns a hash that matches no file for unknown scripts', async () => {
  await scriptHashes.ready('/mf-other/a.js');
  expect(scriptHashes.of('/mf-other/a.js')).toMatch(NONE);
  expect(asked).toEqual([]);
});

it('loads a remote’s hash file once, verified, for a script that the document does not name', async () => {
  scriptHashes.learn([{ href: '/mf-blog/a.js', integrity: 'sha256-a' }], [TABLE]);
  table = () => Response.json({ '/mf-blog/b.js': 'sha256-b', '/mf-blog/c.js': 'sha256-c' });
  await scriptHashes.ready('/mf-blog/a.js');
  expect(asked).toEqual([]);
  await Promise.all([scriptHashes.ready('/mf-blog/b.js'), scriptHashes.ready('/mf-blog/c.js')]);
  expect(asked).toEqual([['/mf-blog/integrity.1.json', { integrity: 'sha256-t' }]]);
  expect([scriptHashes.of('/mf-blog/b.js'), scriptHashes.of('/mf-blog/c.js')]).toEqual(['sha256-b', 'sha256-c']);
});

it('retries after a failure', async () => {
  scriptHashes.learn([], [{ href: '/mf-late/integrity.1.json', integrity: 'sha256-l' }]);
  table = () => {
    throw new TypeError('Failed to fetch');
  };
  await scriptHashes.ready('/mf-late/a.js');
  expect(scriptHashes.of('/mf-late/a.js')).toMatch(NONE);
  table = () => Response.json({ '/mf-late/a.js': 'sha256-a' });
  await scriptHashes.ready('/mf-late/a.js');
  expect(scriptHashes.of('/mf-late/a.js')).toBe('sha256-a');
});
