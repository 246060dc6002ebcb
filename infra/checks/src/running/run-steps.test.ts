import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
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

const oneByOne = (steps: Step[]): Step[][] => steps.map((one) => [one]);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'run-steps-'));
  printed = [];
  ran = [];
  const log = (line: string) => void printed.push(line);
  run = {
    root: folder,
    env: {},
    signal: new AbortController().signal,
    folder,
    log,
    databaseUrl: async () => '',
    installed: Promise.resolve(),
  };
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

describe('runSteps', () => {
  it('continues after a failed step and ends with the totals', async () => {
    const all = [
      step('lint', { passed: 0, failed: 1 }),
      step('services', { passed: 40, failed: 2 }),
      step('e2e', new Error('no browser')),
    ];
    expect(await runSteps(oneByOne(all), run)).toBe(false);
    expect(ran).toEqual(['lint', 'services', 'e2e']);
    expect(printed.at(-1)).toBe('40 passed, 4 failed');
  });

  it('stops after a failed step that later ones need', async () => {
    const all = [step('build', { passed: 0, failed: 1 }, { needed: true }), step('services', { passed: 1, failed: 0 })];
    expect(await runSteps(oneByOne(all), run)).toBe(false);
    expect(ran).toEqual(['build']);
  });

  it('lists skipped tests and counts them separately', async () => {
    const all = [
      step('lint', { passed: 1, failed: 0 }),
      step('redis', { passed: 0, failed: 0, skipped: ['queue: no redis-server'] }),
      step('e2e', { passed: 3, failed: 0, skipped: ['Back: no cache'] }),
    ];
    expect(await runSteps(oneByOne(all), run)).toBe(true);
    expect(printed).toEqual(expect.arrayContaining(['skipped: queue: no redis-server', 'skipped: Back: no cache']));
    expect(printed.at(-1)).toBe('4 passed, 0 failed, 2 skipped');
  });

  it('lists tests that passed only on a retry, and counts them separately', async () => {
    const all = [step('e2e', { passed: 250, failed: 0, flaky: ['Notice of sold cars'], skipped: ['Back: no cache'] })];
    expect(await runSteps(oneByOne(all), run)).toBe(true);
    expect(printed).toContain('flaky: Notice of sold cars');
    expect(printed.at(-1)).toBe('250 passed, 0 failed, 1 flaky, 1 skipped');
  });
});

describe('a stage', () => {
  it('runs its steps in parallel and prints them in order', async () => {
    const secondRan = Promise.withResolvers<void>();
    const first: Step['run'] = async ({ log }) => {
      log('first begins');
      await secondRan.promise;
      log('first ends');
      return { passed: 1, failed: 0 };
    };
    const second: Step['run'] = async ({ log }) => {
      log('second');
      secondRan.resolve();
      return { passed: 1, failed: 0 };
    };
    const stage = [
      { name: 'types', run: first },
      { name: 'lint', run: second },
    ];
    expect(await runSteps([stage], run)).toBe(true);
    const lines = printed.filter((line) => /^(first|second)/.test(line));
    expect(lines).toEqual(['first begins', 'first ends', 'second']);
    expect(printed.at(-1)).toBe('2 passed, 0 failed');
  });
});

describe('chooseSteps', () => {
  const all = [[step('lint', { passed: 1, failed: 0 })], [step('services', { passed: 1, failed: 0 })]];

  it('returns the named steps, or all', () => {
    expect(
      chooseSteps(all, ['services'])
        .flat()
        .map(({ name }) => name),
    ).toEqual(['services']);
    expect(chooseSteps(all, [])).toEqual(all);
  });

  it('lists the steps if one is unknown', () => {
    expect(() => chooseSteps(all, ['nothing'])).toThrow("There is no step 'nothing'. The steps are lint, services.");
  });
});

describe('the counts of a report', () => {
  const report = async (content: unknown) => {
    await writeFile(join(folder, 'report.json'), JSON.stringify(content));
    return join(folder, 'report.json');
  };

  it('count a Jest file that fails to load as failed', async () => {
    const file = await report({ numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 1 });
    expect(jestCounts(file, 1)).toEqual({ passed: 5, failed: 2 });
  });

  it('count Playwright tests', async () => {
    const specs = [{ title: 'Forward', tests: [{ status: 'flaky', annotations: [] }] }];
    const file = await report({ stats: { expected: 6, flaky: 1, unexpected: 2 }, errors: [], suites: [{ specs }] });
    expect(playwrightCounts(file, 1)).toEqual({ passed: 6, failed: 2, flaky: ['Forward'], skipped: [] });
  });

  it('list skipped Playwright tests with their reasons', async () => {
    const skip = { status: 'skipped', annotations: [{ type: 'skip', description: 'this browser has no cache' }] };
    const specs = [
      { title: 'Back', tests: [skip] },
      { title: 'After a crash', tests: [{ status: 'skipped', annotations: [] }] },
      { title: 'Forward', tests: [{ status: 'expected', annotations: [] }] },
    ];
    const stats = { expected: 1, unexpected: 0 };
    const file = await report({ stats, errors: [], suites: [{ suites: [{ specs }] }] });
    expect(playwrightCounts(file, 0).skipped).toEqual(['Back: this browser has no cache', 'After a crash: not run']);
  });

  it('count a program that failed without a failed test, or without a report, as one failure', async () => {
    const file = await report({ stats: { expected: 7, flaky: 0, unexpected: 0 }, errors: [] });
    expect(playwrightCounts(file, 1)).toEqual({ passed: 7, failed: 1, flaky: [], skipped: [] });
    expect(jestCounts(join(folder, 'missing.json'), 1)).toEqual({ passed: 0, failed: 1 });
  });
});
