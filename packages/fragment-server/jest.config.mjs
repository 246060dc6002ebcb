import { reactPreset } from '@dealership/build-kit/jest';

export default {
  ...reactPreset(import.meta.url),
  testEnvironment: '@dealership/build-kit/jest/server-environment',
  setupFiles: [],
};
