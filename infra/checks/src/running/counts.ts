import { existsSync, readFileSync } from 'node:fs';
import type { Result } from './step.ts';

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that failed to load, which therefore count no tests. */
  numRuntimeErrorTestSuites: number;
}

interface PlaywrightTest {
  status: string;
  annotations: { type: string; description?: string }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { title: string; tests: PlaywrightTest[] }[];
}

interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number };
  /** Outside any test, e.g. the site did not start. */
  errors: unknown[];
}

/** A program that failed without a failed test still counts as a failure. */
const atLeastOne = (failed: number, code: number | null): number => (code === 0 ? failed : Math.max(failed, 1));

const read = <Report>(file: string): Report | undefined =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

/** Counts of a report written by `jest --json --outputFile`. */
export function jestCounts(file: string, code: number | null): Result {
  const report = read<JestReport>(file);
  const failed = report ? report.numFailedTests + report.numRuntimeErrorTestSuites : 1;
  return { passed: report?.numPassedTests ?? 0, failed: atLeastOne(failed, code) };
}

/** The tests of that status, by their titles. */
const testsOf = ({ suites = [], specs = [] }: PlaywrightSuite, wanted: string): (PlaywrightTest & { title: string })[] => [
  ...suites.flatMap((suite) => testsOf(suite, wanted)),
  ...specs.flatMap(({ title, tests }) => tests.filter(({ status }) => status === wanted).map((test) => ({ ...test, title }))),
];

/** The tests that were skipped, with their reasons. */
const skippedTests = (report: PlaywrightSuite): string[] =>
  testsOf(report, 'skipped').map(
    ({ title, annotations }) => `${title}: ${annotations.find(({ type }) => type === 'skip')?.description ?? 'not run'}`,
  );

/** Counts of a report written by Playwright's json reporter. */
export function playwrightCounts(file: string, code: number | null): Result {
  const report = read<PlaywrightReport>(file);
  if (!report) return { passed: 0, failed: 1 };
  const { expected: passed, unexpected } = report.stats;
  const failed = atLeastOne(unexpected + report.errors.length, code);
  return { passed, failed, flaky: testsOf(report, 'flaky').map(({ title }) => title), skipped: skippedTests(report) };
}
