// Usage, in the repository after a build: node assemble.mjs <out> <workspace folder>… [-- <other folder>…]
// <out>/manifests: what `npm ci --omit=dev` needs to install the runtime dependencies of these workspaces.
// <out>/files: their code: built files without source maps, or the sources if there is no build.
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';

const { positionals } = parseArgs({ allowPositionals: true, tokens: true });
const rest = process.argv.indexOf('--');
const others = rest === -1 ? [] : process.argv.slice(rest + 1);
const [out, ...wanted] = positionals.slice(0, positionals.length - others.length);

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const writeJson = (file, content) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
};

const root = readJson('package.json');
const folders = globSync(root.workspaces.map((pattern) => `${pattern}/package.json`)).map(dirname);
const workspaces = new Map(folders.map((folder) => [folder, readJson(join(folder, 'package.json'))]));
const folderOf = (name) => folders.find((folder) => workspaces.get(folder).name === name);

const versions = Object.assign({}, ...[...workspaces.values()].map(({ dependencies }) => dependencies));

const IMPORT = /^(?:import|export) .*?["']([^."'/][^"']*)["'];?$/gm;
/** As rspack writes what it leaves in node_modules, and as the gateway finds its files of Swagger UI. */
const REQUIRE = /^module\.exports = (?:import|\w+_require)\("([^"]+)"\)|\brequire\.resolve\('([^'.][^']*)'/gm;

/** A program that bundles all workspace packages needs only what it still imports. */
function packagesOf(file) {
  const code = readFileSync(file, 'utf8');
  const names = [...code.matchAll(IMPORT), ...code.matchAll(REQUIRE)].map(([, name, resolved]) => name ?? resolved);
  const packages = names
    .filter((name) => !isBuiltin(name))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
    // Libraries try optional packages.
    .filter((name) => existsSync(join('node_modules', name)));
  const unknown = packages.find((name) => !versions[name]);
  if (unknown) throw new Error(`${file} imports ${unknown}, which no package.json declares`);
  return packages.map((name) => [name, versions[name]]);
}

function runtimeManifest(folder) {
  const { name, version, type, exports, dependencies, scripts } = workspaces.get(folder);
  const isBundled = /\b(rspack|webpack)\b/.test(scripts?.build);
  const programs = globSync(join(folder, 'dist/{*,database/*,server/server}.js'));
  const needed = isBundled ? Object.fromEntries(programs.flatMap(packagesOf)) : dependencies;
  return { name, version, private: true, type, exports, dependencies: needed };
}

function copy(from) {
  const left = (path) => /\.map$|\.test\.tsx?$|(^|\/)node_modules$/.test(path);
  cpSync(from, join(out, 'files', from), { recursive: true, filter: (path) => !left(path) });
}

const done = new Set();

function take(folder) {
  if (done.has(folder)) return;
  done.add(folder);
  if (!workspaces.has(folder)) throw new Error(`${folder} is not a workspace`);
  copy(join(folder, workspaces.get(folder).scripts?.build ? 'dist' : 'src'));
  for (const name of Object.keys(runtimeManifest(folder).dependencies ?? {})) if (folderOf(name)) take(folderOf(name));
}

const { name, version, type, overrides } = root;
writeJson(join(out, 'manifests/package.json'), { name, version, private: true, type, workspaces: root.workspaces, overrides });
for (const folder of folders) writeJson(join(out, 'manifests', folder, 'package.json'), runtimeManifest(folder));
for (const file of ['package-lock.json', '.npmrc']) cpSync(file, join(out, 'manifests', file));
for (const folder of wanted) take(folder);
for (const folder of others) copy(folder);
