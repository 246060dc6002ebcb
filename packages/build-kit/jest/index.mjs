import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));

const swcTransform = [
  createRequire(import.meta.url).resolve('@swc/jest'),
  {
    sourceMaps: true,
    module: { type: 'commonjs' },
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: true, decorators: true },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        react: { runtime: 'automatic' },
        // Only Vite has import.meta.hot; CommonJS cannot express it.
        optimizer: { globals: { vars: { 'import.meta.hot': 'undefined' } } },
      },
      keepClassNames: true,
    },
  },
];

/** Resolves workspace packages to their sources, so nothing has to be built before `jest`. */
const ownPackages = (packages) => ({
  '^@dealership/(contracts|embedded-postgres|fragment-server|server-kit|service-kit|ui-kit)$': `${packages}/$1/src/index.ts`,
  '^@dealership/(contracts|server-kit|service-kit|ui-kit)/([a-z-]+)$': `${packages}/$1/src/$2/index.ts`,
  '^@dealership/contracts/((?:[a-z-]+/)+endpoints)$': `${packages}/contracts/src/$1.ts`,
});

const base = (configUrl) => {
  const rootDir = dirname(fileURLToPath(configUrl));
  const packages = resolve(here, '../..');
  return {
    rootDir,
    displayName: rootDir.split('/').at(-1),
    testMatch: ['<rootDir>/{src,test}/**/*.test.{ts,tsx}'],
    extensionsToTreatAsEsm: [],
    runtime: resolve(here, 'runtime.cjs'),
    transform: { '\\.([cm]?tsx?|m?js)$': swcTransform },
    // ES modules of packages; other packages are not loaded by Jest.
    transformIgnorePatterns: ['/node_modules/(@?jest|@testing-library|expect)'],
    moduleNameMapper: { ...ownPackages(packages), '^(\\.{1,2}/.*)\\.js$': '$1' },
    testTimeout: 120_000,
  };
};

/** Jest settings of Node projects. `configUrl` is the caller's `import.meta.url`. */
export const nodePreset = (configUrl, { postgres = false } = {}) => {
  const setup = resolve(here, '../../embedded-postgres/src/testing/jest-global-setup.ts');
  return {
    ...base(configUrl),
    testEnvironment: resolve(here, 'environments/worker.cjs'),
    ...(postgres && existsSync(setup) && { globalSetup: setup, globalTeardown: setup.replace('setup', 'teardown') }),
  };
};

/**
 * Jest settings of React workspaces: jsdom, CSS modules as class names, no browser conditions, pictures as file names.
 */
export const reactPreset = (configUrl) => {
  const config = base(configUrl);
  return {
    ...config,
    testEnvironment: resolve(here, 'environments/browser.cjs'),
    setupFiles: [resolve(here, 'owner-stacks.cjs')],
    transform: { ...config.transform, '\\.webp$': resolve(here, 'stubs/picture.cjs') },
    moduleNameMapper: {
      '\\.module\\.css$': resolve(here, 'stubs/css-module.cjs'),
      '\\.css$': resolve(here, 'stubs/empty.cjs'),
      '^(.*)\\?picture$': '$1',
      '\\.(svg|webp|woff2|webm|mp4)(\\?text)?$': resolve(here, 'stubs/asset.cjs'),
      ...config.moduleNameMapper,
    },
  };
};
