import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './src/browser/launch-options.ts';
import { dataDir, inContainers, ports, root, siteUrl } from './src/site.ts';

/**
 * Whether all tests run in stages, as with `npm test`: a stage starts when the previous one has passed. Otherwise
 * they run one after the other.
 */
const inStages = process.env.E2E_IN_STAGES === '1';
const after = (...projects: string[]) => (inStages ? { dependencies: projects } : {});

const desktop = { use: { viewport: { width: 1366, height: 860 } }, testIgnore: '**/*.phone.spec.ts' };
const phone = { use: { ...devices['Pixel 7'] } };

export default defineConfig({
  testDir: './tests',
  outputDir: '../test-results',
  // Two cores: tests wait for pages, mails and processes much of their time.
  workers: inStages ? 5 : 1,
  fullyParallel: true,
  // In stages, one retry: a single slow response must not skip all later stages. The report names retried tests.
  retries: inStages ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: siteUrl,
    // Traces would add a fifth to the run time; `--trace retain-on-failure` enables them.
    trace: 'off',
    launchOptions,
    // Headless Chromium sometimes stops painting while the home page's film plays; the film has its own test.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'desktop', ...desktop, testMatch: '**/{visitor,loading}/**/*.spec.ts' },
    { name: 'phone', ...phone, testMatch: '**/{visitor,loading}/**/*.phone.spec.ts' },
    // These tests change what visitors see.
    { name: 'staff on desktop', ...desktop, testMatch: '**/{staff,security}/**/*.spec.ts', ...after('desktop', 'phone') },
    { name: 'staff on phone', ...phone, testMatch: '**/staff/**/*.phone.spec.ts', ...after('desktop', 'phone') },
    // These tests stop parts of the site, or change Stripe's behaviour or who may sign in.
    {
      name: 'disruptive',
      ...desktop,
      testMatch: '**/disruptive/*.spec.ts',
      workers: 1,
      ...after('staff on desktop', 'staff on phone'),
    },
  ],
  ...(!inContainers && {
    webServer: {
      command: 'node infra/embedded/src/start.ts',
      cwd: root,
      url: `${siteUrl}/api/health`,
      timeout: 600_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
      stdout: process.env.CI ? 'pipe' : 'ignore',
      env: {
        DATA_DIR: dataDir,
        // Pictures are named by content, so those of an earlier run can be reused.
        MEDIA_DIR: join(root, '.cache/e2e-media'),
        FORM_RATE_LIMIT: '1000',
        CONFIRMATIONS_PER_HOUR: '1000',
        CONFIRMATIONS_PER_DAY: '1000',
        ...ports.env,
      },
    },
  }),
});
