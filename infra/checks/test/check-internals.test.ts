import { expect, it, jest } from '@jest/globals';

const checkInternals = jest.requireActual<(runtime: object) => void>('@dealership/build-kit/jest/check-internals');

const method = () => undefined;
const COMPLETE = {
  requireModule: method,
  teardown: method,
  _environment: {},
  _resolution: { resolveCjs: method },
  executor: { compile: method, injectedModuleParameters: [] },
};

it('accepts a Jest runtime that has everything our own one uses', () => {
  expect(() => checkInternals(COMPLETE)).not.toThrow();
});

it.each([
  ['_environment', { _environment: undefined }],
  ['_resolution.resolveCjs', { _resolution: {} }],
  ['executor.compile, executor.injectedModuleParameters', { executor: undefined }],
])('names what a Jest runtime lacks, and where to look: %s', (names, change) => {
  const missing = () => checkInternals({ ...COMPLETE, ...change });
  expect(missing).toThrow(`has no ${names}, which packages/build-kit/jest/runtime.cjs uses`);
  expect(missing).toThrow(/Look for what replaced it in .*jest-runtime.*; docs\/decisions\/015-test-run\.md says what it is for/);
});
