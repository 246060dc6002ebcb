import { existsSync, readFileSync } from 'node:fs';
import type { Result } from './step.ts';

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that could not even be loaded: they hold no counted test. */
  numRuntimeErrorTestSuites: number;
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { title: string; tests: { status: string; annotations: { type: string; description?: string }[] }[] }[];
}

interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; flaky: number; unexpected: number };
  /** Outside of any test, e.g. the site did not start. */
  errors: unknown[];
}

/** A program that failed without a failed test has failed all the same. */
const atLeastOne = (failed: number, code: number | null): number => (code === 0 ? failed : Math.max(failed, 1));

const read = <Report>(file: string): Report | undefined =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

/** Counts of a report written by `jest --json --outputFile`. */
export function jestCounts(file: string, code: number | null): Result {
  const report = read<JestReport>(file);
  const failed = report ? report.numFailedTests + report.numRuntimeErrorTestSuites : 1;
  return { passed: report?.numPassedTests ?? 0, failed: atLeastOne(failed, code) };
}

/** The tests that were skipped, with their reasons. */
const skippedTests = ({ suites = [], specs = [] }: PlaywrightSuite): string[] => [
  ...suites.flatMap(skippedTests),
  ...specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'skipped')
      .map(({ annotations }) => `${title}: ${annotations.find(({ type }) => type === 'skip')?.description ?? 'not run'}`),
  ),
];

/** Counts of a report written by Playwright's json reporter. What passed at its second try (`flaky`) has passed; Playwright names it. */
export function playwrightCounts(file: string, code: number | null): Result {
  const report = read<PlaywrightReport>(file);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, flaky, unexpected } = report.stats;
  const failed = atLeastOne(unexpected + report.errors.length, code);
  return { passed: expected + flaky, failed, skipped: skippedTests(report) };
}
