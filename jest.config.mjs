export default {
  // Of the whole run: jest takes it from here alone.
  testTimeout: 120_000,
  projects: ['packages/*', 'infra/*', 'shell', 'mf-*', 'svc-*', 'gateway'].map((place) => `<rootDir>/${place}/jest.config.mjs`),
};
