export default {
  projects: ['packages/*', 'infra/*', 'shell', 'mf-*', 'svc-*', 'gateway'].map((place) => `<rootDir>/${place}/jest.config.mjs`),
};
