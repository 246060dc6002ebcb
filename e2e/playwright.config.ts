import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './src/launch-options.ts';
import { dataDir, inContainers, ports, root, siteUrl } from './src/site.ts';

export default defineConfig({
  testDir: './tests',
  outputDir: '../test-results',
  // The journeys take parts of the site down: one after the other.
  workers: 1,
  fullyParallel: false,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: siteUrl,
    // A film of every test would take a quarter of the time.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions,
    // Headless Chromium at times draws no further frame while the film of the home page plays: the film has a test of its own.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1366, height: 860 } }, testIgnore: /\.phone\.spec\.ts$/ },
    { name: 'phone', use: { ...devices['Pixel 7'] }, testMatch: /\.phone\.spec\.ts$/ },
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
        // Pictures are named by their content: what an earlier run has stored serves this one too.
        MEDIA_DIR: join(root, '.cache/e2e-media'),
        FORM_RATE_LIMIT: '1000',
        CONFIRMATIONS_PER_HOUR: '1000',
        CONFIRMATIONS_PER_DAY: '1000',
        ...ports.env,
      },
    },
  }),
});
