import { join } from 'node:path';
import { buildWorkspaces, reportFailure, Terminal } from '../../embedded/src/index.ts';
import { jestCounts, playwrightCounts } from './running/counts.ts';
import { programStep, type Result, type Step, show, type TestRun, verdict } from './running/step.ts';
import { alerts } from './steps/alerts.ts';
import { branchPoint } from './steps/branch-point.ts';
import { BROWSERS, findBrowsers } from './steps/browser.ts';
import { documentsFolder, html, JAVA } from './steps/html.ts';
import { REDIS, startRedis } from './steps/redis.ts';

const AT_A_TIME = 4;

async function build({ root, env, signal, log }: TestRun): Promise<Result> {
  const terminal = new Terminal(log);
  try {
    const report = (name: string, note: string) => terminal.done(name, note);
    const { built, unchanged } = await buildWorkspaces({ root, env: { ...env, NODE_ENV: 'production' }, report, signal });
    log(`  ${built} built, ${unchanged} unchanged`);
    return verdict(true);
  } catch (error) {
    signal.throwIfAborted();
    reportFailure(error, log);
    return verdict(false);
  }
}

async function jest(run: TestRun, name: string, args: string[], env = {}): Promise<Result> {
  const report = join(run.folder, `${name}.json`);
  const program = join(run.root, 'node_modules/jest/bin/jest.js');
  const code = await show(process.execPath, [program, '--json', `--outputFile=${report}`, ...args], run, env);
  return jestCounts(report, code);
}

const services = async (run: TestRun): Promise<Result> =>
  jest(run, 'services', [`--maxWorkers=${AT_A_TIME}`], {
    TEST_DATABASE_URL: await run.databaseUrl(),
    DOCUMENTS_DIR: documentsFolder(run),
  });

async function changed(run: TestRun): Promise<Result> {
  const base = await branchPoint(run);
  if (!base) return { passed: 0, failed: 0, skipped: ['tests of what has changed: this is no git repository'] };
  return jest(run, 'changed', [`--maxWorkers=${AT_A_TIME}`, `--changedSince=${base}`, '--passWithNoTests']);
}

async function redis(run: TestRun): Promise<Result> {
  const server = await startRedis(run);
  if (!server) return { passed: 0, failed: 0, skipped: ['queue and limits on Redis: no redis-server'] };
  try {
    // The services' step runs them too, with the queue in PostgreSQL.
    const only = ['--selectProjects', 'svc-inquiries', 'gateway', '--testPathPatterns', '\\.redis\\.test\\.ts$'];
    const env = { TEST_DATABASE_URL: await run.databaseUrl(), TEST_REDIS_URL: server.url };
    return await jest(run, 'redis', ['--maxWorkers=1', ...only], env);
  } finally {
    await server.stop();
  }
}

async function e2e(run: TestRun): Promise<Result> {
  const report = join(run.folder, 'e2e.json');
  const { path, fullPath } = await findBrowsers(run);
  run.log(`Browser: ${path}${fullPath && fullPath !== path ? `, and ${fullPath} for its back/forward cache` : ''}`);
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'];
  const env = {
    CHROMIUM_PATH: path,
    ...(fullPath && { FULL_CHROMIUM_PATH: fullPath }),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    E2E_IN_STAGES: '1',
    DOCUMENTS_DIR: documentsFolder(run),
  };
  return playwrightCounts(report, await show(join(run.root, 'node_modules/.bin/playwright'), args, run, env));
}

// One checker per project: several would each check the same types again, at twice the processor time.
const types = programStep('types', 'tsc', '--build', '--checkers', '1', '--builders', '2');
const lint = programStep('lint', 'biome', 'check', '.');
const report = `plugin:${join(import.meta.dirname, 'boundaries/report.ts')}`;
const boundaries = programStep('boundaries', 'depcruise', '--config', '.dependency-cruiser.mjs', '--output-type', report, '.');

/** The steps of `npm test`: stages in order, the steps of a stage in parallel. */
export const stages: Step[][] = [
  [types, lint, boundaries, programStep('unused', 'knip'), { name: 'alerts', run: alerts }],
  [{ name: 'build', needed: true, run: build }],
  [
    { name: 'services', run: services },
    { name: 'redis', uses: [REDIS], run: redis },
  ],
  [{ name: 'e2e', uses: BROWSERS, run: e2e }],
  [{ name: 'html', uses: [JAVA], run: html }],
];

/** `npm test -- quick`, for use during development. */
export const quickStages: Step[][] = [[{ name: 'changed', run: changed }, types, lint, boundaries]];
