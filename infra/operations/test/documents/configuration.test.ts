import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '@dealership/server-kit';
import { processes } from '@dealership/topology';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { configurationDocument } from '../../src/configuration/document.ts';
import { loadEnvironments } from '../../src/configuration/environments.ts';
import { root } from '../support/root.ts';

// Third-party, or documented elsewhere.
const ELSEWHERE = ['maildev', 'stripe-simulator'];

let environments: Record<string, Env>;

beforeAll(async () => {
  environments = await loadEnvironments();
});

describe('docs/configuration.md', () => {
  it('matches the output of `npm run docs:configuration`', async () => {
    expect(await readFile(join(root, 'docs/configuration.md'), 'utf8')).toBe(configurationDocument(environments));
  });

  it('covers every process of the site', () => {
    const ours = processes.map(({ name }) => name).filter((name) => !ELSEWHERE.includes(name));
    expect(Object.keys(environments)).toEqual(expect.arrayContaining(ours));
  });

  it('describes each variable', () => {
    for (const [process, { shape }] of Object.entries(environments))
      for (const [name, schema] of Object.entries(shape))
        expect([process, name, (schema as { description?: string }).description]).toEqual([process, name, expect.any(String)]);
  });
});
