export default {
  // Applies to the whole run: jest reads it here only.
  testTimeout: 120_000,
  // A worker caches the modules of every project it has tested; replace it once it exceeds this.
  workerIdleMemoryLimit: '1GB',
  projects: ['packages/*', 'infra/*', 'shell', 'mf-*', 'svc-*', 'gateway'].map((place) => `<rootDir>/${place}/jest.config.mjs`),
};
