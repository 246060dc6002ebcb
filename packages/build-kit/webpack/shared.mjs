import { readFileSync } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Modules that the shell shares with every remote, once, in one version. Remotes never bundle them; ui-kit has narrow
 * entry points so that a page loads only the parts it uses.
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

const kit = resolve(fileURLToPath(import.meta.url), '../../../ui-kit');
const contracts = resolve(kit, '../contracts') + sep;

/** Folders of ui-kit's entry points, by name: `./form`. */
const entryFolders = new Map(
  Object.entries(JSON.parse(readFileSync(resolve(kit, 'package.json'), 'utf8')).exports)
    .filter(([, file]) => file.endsWith('.ts'))
    .map(([name, file]) => [name, dirname(resolve(kit, file)) + sep]),
);

/** The source file of a module; for a pattern import, the folder. */
const nameOf = (module) =>
  (module?.type.startsWith('javascript') && String(module.nameForCondition?.() ?? module.options?.resource ?? '')) || '';

/** The ui-kit entry point of a file; `.` for files of no other entry point. */
function entryOf(file) {
  if (!file.startsWith(entryFolders.get('.'))) return undefined;
  return [...entryFolders].find(([name, folder]) => name !== '.' && file.startsWith(folder))?.[0] ?? '.';
}

/**
 * Modules of some npm packages and some ui-kit entry points, with the contracts they import, which have no chunk of
 * their own.
 */
const ofEntries = (entries, packages) => {
  const npm = new RegExp(`/node_modules/(${packages.join('|')})/`);
  const isOwn = (module, moduleGraph, importedFrom = new Set()) => {
    const name = nameOf(module);
    if (!name.startsWith(contracts)) return npm.test(name) || entries.includes(entryOf(name));
    if (importedFrom.has(module)) return false;
    importedFrom.add(module);
    return [...moduleGraph.getIncomingConnections(module)].some(
      (connection) =>
        connection.dependency?.type !== 'import()' &&
        connection.isTargetActive(undefined) &&
        isOwn(connection.originModule, moduleGraph, importedFrom),
    );
  };
  return (module, { moduleGraph }) => isOwn(module, moduleGraph);
};

const isSheet = (module) => module.type === 'css/mini-extract';

const latinFonts = resolve(kit, 'src/styles/fonts/latin.css');

// Font rules common to all languages, which phones load after the page.
const isLatinFonts = (module) => isSheet(module) && module.identifier().includes(latinFonts);

/** Sheets of the shell and of ui-kit but those that only chunks in `ownSheets` use. */
const isCommonSheet =
  (ownSheets) =>
  (module, { chunkGraph }) =>
    isSheet(module) && ![...chunkGraph.getModuleChunksIterable(module)].every(({ name }) => ownSheets.includes(name));

/**
 * What is shared, in three files that a page can ask for ahead of time: what every page needs, what a remote's pages need,
 * what forms need. Styles are in one sheet; chunks named in `ownSheets` keep theirs.
 */
export const sharedChunks = (ownSheets) => ({
  core: inChunk(
    'core',
    ofEntries(
      ['.', './early-events'],
      ['react', 'react-dom', 'scheduler', 'i18next', 'react-i18next', 'use-sync-external-store'],
    ),
    { priority: 2 },
  ),
  data: inChunk(
    'data',
    ofEntries(['./lifecycles', './query', './router'], ['@tanstack', 'react-router', 'cookie', 'set-cookie-parser']),
    { priority: 1 },
  ),
  form: inChunk('form', ofEntries(['./form'], ['react-hook-form', '@hookform', '@standard-schema'])),
  fonts: inChunk('fonts', isLatinFonts, { type: 'css/mini-extract', priority: 1 }),
  styles: inChunk('styles', isCommonSheet(ownSheets), { type: 'css/mini-extract' }),
});
