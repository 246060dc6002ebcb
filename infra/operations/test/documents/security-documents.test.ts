import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { withAuthorisationTable } from '../../src/authorisation/table.ts';
import { root } from '../support/root.ts';

const ITEMS_OF_LEVEL_2 = 253;

const read = (name: string): Promise<string> => readFile(join(root, 'docs/security', name), 'utf8');

describe('docs/security/access.md', () => {
  it('contains the access rules as `npm run docs:authorisation` writes them', async () => {
    const document = await read('access.md');
    expect(document).toBe(withAuthorisationTable(document));
  });
});

describe('docs/security/asvs.md', () => {
  let document: string;
  let verdicts: string[][];

  beforeAll(async () => {
    document = await read('asvs.md');
    const lines = document.split('\n').filter((line) => /^\| \d+\.\d+\.\d+ \|/.test(line));
    verdicts = lines.map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')));
  });

  it('lists every item of ASVS once: with a verdict and its evidence, or as not applicable', () => {
    const [, others = ''] = /Not applicable[^:]*:\n\n((?:- .*\n)+)/.exec(document) ?? [];
    const items = [...verdicts.map(([item = '']) => item), ...(others.match(/\d+\.\d+\.\d+/g) ?? [])];
    expect(items.filter((item, at) => items.indexOf(item) !== at)).toEqual([]);
    expect(items).toHaveLength(ITEMS_OF_LEVEL_2);
    for (const [item, level, verdict, evidence] of verdicts)
      expect([item, level, verdict, evidence]).toEqual([
        item,
        expect.stringMatching(/^[12]$/),
        expect.stringMatching(/^(pass|partly|fails)$/),
        expect.stringMatching(/./),
      ]);
  });

  it('counts its verdicts correctly, and no item of level 1 fails', () => {
    const count = (verdict: string) => verdicts.filter(([, , given]) => given === verdict).length;
    const sum = `${verdicts.length} apply: ${count('pass')} pass, ${count('partly')} partly, ${count('fails')} fail`;
    expect(document.replace(/\s+/g, ' ')).toContain(sum);
    expect(verdicts.filter(([, level, verdict]) => level === '1' && verdict === 'fails')).toEqual([]);
  });
});
