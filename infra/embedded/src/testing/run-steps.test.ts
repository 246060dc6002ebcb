import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { jestCounts, playwrightCounts } from './counts.ts';
import { chooseSteps, runSteps } from './run-steps.ts';
import type { Result, Step, TestRun } from './step.ts';

let folder: string;
let printed: string[];
let run: TestRun;
let ran: string[];

const step = (name: string, result: Result | Error, more: Partial<Step> = {}): Step => ({
  name,
  ...more,
  run: async () => {
    ran.push(name);
    if (result instanceof Error) throw result;
    return result;
  },
});

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'run-steps-'));
  printed = [];
  ran = [];
  run = { root: folder, env: {}, signal: new AbortController().signal, folder, databaseUrl: async () => '' };
  jest.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  jest.spyOn(console, 'error').mockImplementation((line: string) => void printed.push(line));
});

afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true });
});

describe('runSteps', () => {
  it('goes on after a failed step and ends with the sums', async () => {
    const all = [
      step('lint', { passed: 0, failed: 1 }),
      step('services', { passed: 40, failed: 2 }),
      step('e2e', new Error('no browser')),
    ];
    expect(await runSteps(all, run)).toBe(false);
    expect(ran).toEqual(['lint', 'services', 'e2e']);
    expect(printed.at(-1)).toBe('40 passed, 4 failed');
  });

  it('stops after a failed step that the others need', async () => {
    const all = [step('build', { passed: 0, failed: 1 }, { needed: true }), step('services', { passed: 1, failed: 0 })];
    expect(await runSteps(all, run)).toBe(false);
    expect(ran).toEqual(['build']);
  });

  it('says how many passed only when repeated', async () => {
    expect(await runSteps([step('e2e', { passed: 8, failed: 0, repeated: 1 })], run)).toBe(true);
    expect(printed.some((line) => line.includes('8 passed, 1 of them at the second try'))).toBe(true);
    expect(printed.at(-1)).toBe('8 passed, 0 failed');
  });

  it('counts a skipped step as nothing and says why', async () => {
    const all = [step('lint', { passed: 1, failed: 0 }), step('redis', { passed: 0, failed: 0, skipped: 'no redis-server' })];
    expect(await runSteps(all, run)).toBe(true);
    expect(printed).toContain('skipped: no redis-server');
    expect(printed.at(-1)).toBe('1 passed, 0 failed');
  });
});

describe('chooseSteps', () => {
  const all = [step('lint', { passed: 1, failed: 0 }), step('services', { passed: 1, failed: 0 }, { alias: 'unit' })];

  it('takes the named ones, also by their other name, or all', () => {
    expect(chooseSteps(all, ['unit']).map(({ name }) => name)).toEqual(['services']);
    expect(chooseSteps(all, [])).toEqual(all);
  });

  it('lists the steps when one is unknown', () => {
    expect(() => chooseSteps(all, ['nothing'])).toThrow("There is no step 'nothing'. The steps are lint, services.");
  });
});

describe('the counts of a report', () => {
  const report = async (content: unknown) => {
    await writeFile(join(folder, 'report.json'), JSON.stringify(content));
    return join(folder, 'report.json');
  };

  it('count a jest file that cannot be loaded as failed', async () => {
    const file = await report({ numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 1 });
    expect(jestCounts(file, 1)).toEqual({ passed: 5, failed: 2 });
  });

  it('count a Playwright test that passed when repeated as passed', async () => {
    const file = await report({ stats: { expected: 7, flaky: 1, unexpected: 2 }, errors: [] });
    expect(playwrightCounts(file, 1)).toEqual({ passed: 8, repeated: 1, failed: 2 });
  });

  it('count a program that failed without a failed test, or without a report, as one failure', async () => {
    const file = await report({ stats: { expected: 7, flaky: 0, unexpected: 0 }, errors: [] });
    expect(playwrightCounts(file, 1)).toEqual({ passed: 7, repeated: 0, failed: 1 });
    expect(jestCounts(join(folder, 'missing.json'), 1)).toEqual({ passed: 0, failed: 1 });
  });
});
