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
      name: 'applications-know-no-infra',
      comment: 'Demo data is read by the seed alone, from the folder that DEMO_DATA_DIR names.',
      severity: 'error',
      from: { path: APPLICATION, pathNot: `${TESTS}|/src/testing/` },
      to: { path: '^(infra|e2e)/' },
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
      from: { path: '^packages/(contracts|build-kit|embedded-postgres)/', pathNot: 'jest\\.config' },
      to: { path: '^packages/', pathNot: '^packages/$1/' },
    },
    {
      name: 'server-kit-and-ui-kit-stand-on-contracts',
      severity: 'error',
      from: { path: '^packages/(server-kit|ui-kit)/', pathNot: 'jest\\.config' },
      to: { path: '^packages/(?!contracts)', pathNot: '^packages/$1/' },
    },
    {
      name: 'service-kit-stands-on-server-kit',
      severity: 'error',
      from: { path: '^packages/service-kit/', pathNot: `jest\\.config|${TESTS}|/src/testing/` },
      to: { path: '^packages/(?!contracts|server-kit|service-kit)' },
    },
    {
      name: 'front-ends-use-contracts-and-ui-kit',
      severity: 'error',
      from: { path: `${FRONT_END}src/`, pathNot: `${FRONT_END}src/server/|${TESTS}|/src/testing/` },
      to: { path: '^packages/(?!contracts|ui-kit)' },
    },
    {
      name: 'servers-of-front-ends-use-their-kits',
      severity: 'error',
      from: { path: `${FRONT_END}src/` },
      to: { path: '^packages/(?!contracts|fragment-server|server-kit|ui-kit)' },
    },
    {
      name: 'services-use-their-kits',
      severity: 'error',
      from: { path: `${SERVICE}src/`, pathNot: TESTS },
      to: { path: '^packages/(?!contracts|server-kit|service-kit)' },
    },
    {
      name: 'infra-and-e2e-use-contracts',
      severity: 'error',
      from: { path: '^(infra|e2e)/', pathNot: 'jest\\.config' },
      to: { path: `${APPLICATION}|^packages/(?!contracts|embedded-postgres|server-kit)` },
    },
    {
      name: 'infra-through-the-door',
      comment:
        'Workspaces of infra and e2e use each other by package name, and what npm start runs by the index.ts of infra/embedded: ' +
        'as a dependency, it would bring its mail server into the image of infra/operations.',
      severity: 'error',
      from: { path: '^(infra/[^/]+|e2e)/' },
      to: { path: '^(infra|e2e)/', pathNot: ['^$1/', '^infra/embedded/src/index\\.ts$'], dependencyTypes: ['local'] },
    },
    {
      name: 'features-stand-alone',
      comment: 'What two features of a remote share moves to src/shared.',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/src/features/([^/]+)/' },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'database-lists-entities',
      comment: 'database/ knows every entity, so what stands on it is a process or a tool; a feature uses its schema.ts alone.',
      severity: 'error',
      from: { path: '^(svc-[^/]+)/src/(?!database/)[^/]+/', pathNot: TESTS },
      to: { path: '^$1/src/database/(?!schema\\.ts$)' },
    },
    {
      name: 'email-templates-by-dynamic-import-only',
      comment:
        'The e-mail templates bring React: processes of svc-inquiries load it with the first e-mail or preview, not at startup.',
      severity: 'error',
      from: { path: '^svc-inquiries/src/', pathNot: '^svc-inquiries/src/emails/(layout|templates)/' },
      to: {
        path: '^svc-inquiries/src/emails/(layout|templates)/',
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
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
    exclude: { path: '(^|/)(dist|node_modules/\\.cache|\\.data)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
