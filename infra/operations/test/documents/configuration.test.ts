import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineEnv, type Env } from '@dealership/server-kit';
import { processes } from '@dealership/topology';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
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

describe('a row of the document', () => {
  /** The cells of the first variable of `environments`, without its name. */
  const cellsOf = (environments: Record<string, Record<string, z.ZodType>>): string[] => {
    const envs = Object.fromEntries(Object.entries(environments).map(([process, shape]) => [process, defineEnv(shape)]));
    const [, row = ''] = /^\| `NAME` \| (.*) \|$/m.exec(configurationDocument(envs)) ?? [];
    return row.split(' | ');
  };

  it.each([
    ['number', z.coerce.number()],
    ['number', z.coerce.number().int()],
    ['1 to 200', z.coerce.number().int().min(1).max(200)],
    ['number from 1', z.coerce.number().int().min(1)],
    ['number at most 9', z.coerce.number().max(9)],
    ['number greater than 0', z.coerce.number().positive()],
    ['number greater than 0, at most 9', z.coerce.number().positive().max(9)],
    ['number from 1, less than 9', z.coerce.number().min(1).lt(9)],
  ])('states the range %s', (range, schema) => {
    expect(cellsOf({ gateway: { NAME: schema } })[0]).toBe(range);
  });

  it('says which processes require a variable that others do not', () => {
    const required = z.string().describe('Address.');
    const cells = cellsOf({
      shell: { NAME: required },
      'mf-blog': { NAME: required },
      gateway: { NAME: z.string().optional().describe('Origin.') },
    });
    expect(cells).toEqual([
      'text',
      'shell, mf-blog: **must be set**; gateway: –',
      'shell, mf-blog: Address. gateway: Origin.',
      'shell, mf-blog, gateway',
    ]);
  });
});
