import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { processes } from '../../embedded/src/processes.ts';
import { describeEnvironments } from '../src/configuration/ask-environments.ts';
import { configurationDocument, meaningOf } from '../src/configuration/document.ts';
import { meanings } from '../src/configuration/meanings.ts';
import type { Described } from '../src/configuration/read-environments.ts';
import { root } from './root.ts';

// Not made by this project, or described beside it.
const ELSEWHERE = ['maildev', 'stripe-simulator'];

let described: Described;

beforeAll(async () => {
  described = await describeEnvironments(root);
});

describe('docs/configuration.md', () => {
  it('is what `npm run docs:configuration` makes of the sources', async () => {
    expect(await readFile(join(root, 'docs/configuration.md'), 'utf8')).toBe(configurationDocument(described));
  });

  it('knows every process of the site', () => {
    const ours = processes.map(({ name }) => name).filter((name) => !ELSEWHERE.includes(name));
    expect(Object.keys(described)).toEqual(expect.arrayContaining(ours));
  });

  it('says what each variable means, and nothing about variables that nobody reads', () => {
    const variables = Object.values(described).flat();
    expect(variables.filter((variable) => !meaningOf(variable)).map(({ name }) => name)).toEqual([]);
    const names = variables.map(({ name }) => name);
    expect(Object.keys(meanings).filter((name) => !names.includes(name))).toEqual([]);
  });
});
