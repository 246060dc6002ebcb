import { globSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

const root = `${import.meta.dirname}/../../..`;

/** Plain text passes; a template tag means Kysely. */
const READ = /(?<![\w>])`\s*(?:SELECT|WITH)\b[^`]*`/g;

/** A constant of the file or the contract, which a caller cannot influence. */
const CONSTANT = /^[A-Z][A-Z0-9_]*(?:\.\w+| \+ 1)?$/;

const sources = globSync('svc-*/src/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));

function composedReads(file: string): string[] {
  const statements = readFileSync(`${root}/${file}`, 'utf8').match(READ) ?? [];
  const parts = statements.flatMap((statement) => [...statement.matchAll(/\$\{([^}]*)\}/g)].map(([, part = '']) => part));
  return parts.filter((part) => !CONSTANT.test(part)).map((part) => `${file}: ${part}`);
}

it('contains no read composed at run time: such reads are typed queries (decision 012)', () => {
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.flatMap(composedReads)).toEqual([]);
});
