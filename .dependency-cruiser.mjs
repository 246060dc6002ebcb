const APPLICATION = '^(shell|mf-[^/]+|svc-[^/]+|gateway)/';
const FRONT_END = '^(shell|mf-[^/]+)/';
const SERVICE = '^(svc-[^/]+|gateway)/';
const TESTS = '\\.test\\.tsx?$|/test/';

/** The boundaries of docs/map.md as rules. */
export default {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Data moves forward.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'applications-stand-alone',
      comment: 'An application never imports another application.',
      severity: 'error',
      from: { path: APPLICATION },
      to: { path: APPLICATION, pathNot: '^$1/' },
    },
    {
      name: 'packages-know-no-application',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: `${APPLICATION}|^infra/|^e2e/` },
    },
    {
      name: 'contracts-and-build-kit-stand-alone',
      severity: 'error',
      from: { path: '^packages/(contracts|build-kit|embedded-postgres|tracing)/', pathNot: 'jest\\.config' },
      to: { path: '^packages/', pathNot: '^packages/$1/' },
    },
    {
      name: 'front-ends-use-contracts-and-ui-kit',
      severity: 'error',
      from: { path: `${FRONT_END}src/` },
      to: { path: '^packages/(?!contracts|ui-kit)' },
    },
    {
      name: 'services-use-contracts-and-service-kit',
      severity: 'error',
      from: { path: `${SERVICE}src/`, pathNot: TESTS },
      to: { path: '^packages/(?!contracts|service-kit)' },
    },
    {
      name: 'infra-and-e2e-use-contracts',
      severity: 'error',
      from: { path: '^(infra|e2e)/', pathNot: 'jest\\.config' },
      to: { path: `${APPLICATION}|^packages/(?!contracts|embedded-postgres)` },
    },
    {
      name: 'features-stand-alone',
      comment: 'What two features of a remote share moves to src/shared.',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/src/features/([^/]+)/' },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'no-page-in-the-kit',
      comment: 'What runs in a browser stays clear of what runs on a server.',
      severity: 'error',
      from: { path: '^packages/ui-kit/src/', pathNot: '^packages/ui-kit/src/server/' },
      to: { path: '^packages/ui-kit/src/server/' },
    },
    {
      name: 'text-of-the-document',
      comment: 'These functions stand in documents as text, where no module is.',
      severity: 'error',
      from: { path: '^shell/src/document/', pathNot: TESTS },
      to: {},
    },
    {
      name: 'declared-dependencies-only',
      severity: 'error',
      from: { path: `${APPLICATION}|^packages/`, pathNot: `${TESTS}|/src/testing/|\\.config\\.mjs$|^packages/build-kit/` },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: false,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules/\\.cache|\\.data|pictures)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
