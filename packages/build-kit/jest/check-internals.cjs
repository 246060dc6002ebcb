const { version } = require('jest-runtime/package.json');

/** What `runtime.cjs` uses of a Jest runtime, none of which is public. */
const INTERNALS = {
  requireModule: ({ requireModule }) => typeof requireModule === 'function',
  teardown: ({ teardown }) => typeof teardown === 'function',
  _environment: ({ _environment }) => _environment !== undefined,
  '_resolution.resolveCjs': ({ _resolution }) => typeof _resolution?.resolveCjs === 'function',
  'executor.compile': ({ executor }) => typeof executor?.compile === 'function',
  'executor.injectedModuleParameters': ({ executor }) => Array.isArray(executor?.injectedModuleParameters),
};

/** Throws if another version of jest-runtime no longer has them: tests would fail far from the cause, or only be slow. */
module.exports = function checkInternals(runtime) {
  const missing = Object.keys(INTERNALS).filter((name) => !INTERNALS[name](runtime));
  if (missing.length === 0) return;
  throw new Error(
    `jest-runtime ${version} has no ${missing.join(', ')}, which packages/build-kit/jest/runtime.cjs uses. ` +
      `Look for what replaced it in ${require.resolve('jest-runtime')}; docs/decisions/015-test-run.md says what it is for.`,
  );
};
