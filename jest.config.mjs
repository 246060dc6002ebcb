export default {
  // Of the whole run: jest takes it from here alone.
  testTimeout: 120_000,
  // Jest keeps the modules of every test file that a worker has run, 30 MB for one of a service. A worker that has grown is replaced
  // by a new one: a large one does not end within the half second that Jest gives it.
  workerIdleMemoryLimit: '500MB',
  projects: ['packages/*', 'infra/*', 'shell', 'mf-*', 'svc-*', 'gateway'].map((place) => `<rootDir>/${place}/jest.config.mjs`),
};
