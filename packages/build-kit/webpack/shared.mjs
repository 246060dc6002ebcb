/**
 * What the shell gives to every remote, once, in one version. Remotes take these and never bundle them;
 * ui-kit has narrow entry points so that a page loads only the parts that it uses.
 */
const SHARED = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@dealership/ui-kit',
  '@dealership/ui-kit/form',
  '@dealership/ui-kit/query',
  '@dealership/ui-kit/router',
  '@dealership/ui-kit/lifecycles',
];

const shareAll = (options) =>
  Object.fromEntries(SHARED.map((name) => [name, { singleton: true, requiredVersion: false, ...options }]));

export const providedByShell = () => shareAll({});

export const takenFromShell = () => shareAll({ import: false });

const inChunk = (name, test, more = {}) => ({ name, test, chunks: 'all', enforce: true, ...more });

const script = (pattern) => (module) => module.type.startsWith('javascript') && pattern.test(module.nameForCondition?.() ?? '');

// Fonts of other scripts and the shell's pages bring their own; what comes late on a page (sections, the contact form) must look right before.
const OWN_SHEETS = /noto|arabic|fonts\/ar\.css|shell\/src\/pages\/(?!home\/|contact\/)/;

const isSheet = (module) => module.type === 'css/mini-extract';

// The rules of the fonts of everyone: phones take them once the page is there.
const isFonts = (module) => isSheet(module) && /styles\/fonts\/latin\.css/.test(module.identifier());

const isEveryones = (module) => isSheet(module) && !isFonts(module) && !OWN_SHEETS.test(module.identifier());

/**
 * What is shared, in three files that a page can ask for ahead of time: what every page needs, what a remote's pages need,
 * what forms need. Styles of ui-kit and of the shell's layout in one sheet.
 */
export const sharedChunks = {
  core: inChunk(
    'core',
    script(
      /node_modules\/(react|react-dom|scheduler|i18next|react-i18next|use-sync-external-store)\/|ui-kit\/src\/(?!form|late|lifecycles|query|router|locales)|contracts\/dist\/(format-number|languages|media|money)\.js/,
    ),
  ),
  data: inChunk(
    'data',
    script(
      /node_modules\/(@tanstack|react-router|cookie|set-cookie-parser)\/|ui-kit\/src\/(lifecycles|query|router)\/|contracts\/dist\/endpoint\.js/,
    ),
  ),
  form: inChunk('form', script(/node_modules\/(react-hook-form|@hookform|@standard-schema)\/|ui-kit\/src\/form\/(?!validation)/)),
  // Named, or webpack would put copies of it beside whatever asks for it.
  messages: inChunk('validation-messages', script(/(contracts\/dist|ui-kit\/src\/form)\/validation-messages\./)),
  fonts: inChunk('fonts', isFonts, { type: 'css/mini-extract' }),
  styles: inChunk('styles', isEveryones, { type: 'css/mini-extract' }),
};
