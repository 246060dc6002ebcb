export default {
  // Of the whole run: jest takes it from here alone.
  testTimeout: 120_000,
  // A worker keeps the scripts of all parts that it has tested; one that has grown beyond that is replaced.
  workerIdleMemoryLimit: '1GB',
  projects: ['packages/*', 'infra/*', 'shell', 'mf-*', 'svc-*', 'gateway'].map((place) => `<rootDir>/${place}/jest.config.mjs`),
};
