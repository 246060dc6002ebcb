// Runs before anything else, on any Node version, so it must not use node_modules.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = 20;
const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const stamp = join(root, 'node_modules/.installed');
const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

function wantedStamp() {
  const lockfile = readFileSync(join(root, 'package-lock.json'));
  return createHash('sha256').update(lockfile).update(`${process.platform} ${process.arch}`).digest('hex');
}

/** True if npm was run by hand and its own record of the install matches the lockfile. */
function installedByHand() {
  if (!existsSync(join(root, 'node_modules/.package-lock.json')) || !existsSync(join(root, 'node_modules/.bin/node')))
    return false;
  const installed = readJson('node_modules/.package-lock.json').packages;
  const wanted = Object.entries(readJson('package-lock.json').packages).filter(([place]) => place.startsWith('node_modules/'));
  return wanted.every(([place, { version, optional }]) => (installed[place] ? installed[place].version === version : optional));
}

/** The machine's own npm and Node: those in node_modules/.bin are deleted while npm works. */
function outsideEnv() {
  const own = join(root, 'node_modules/.bin');
  const path = (process.env.PATH || '').split(delimiter).filter((folder) => folder !== own);
  return { ...process.env, PATH: path.join(delimiter) };
}

function showProgress() {
  const started = Date.now();
  const line = () => `Installing packages (once, about a minute) … ${Math.round((Date.now() - started) / 1000)} s`;
  const tty = process.stdout.isTTY;
  const print = () => process.stdout.write(tty ? `\r${line()}` : `${line()}\n`);
  print();
  const timer = setInterval(print, tty ? 1000 : 5000);
  return () => {
    clearInterval(timer);
    process.stdout.write(tty ? `\r${line()}, done\n` : `${line()}, done\n`);
  };
}

/** npm prefers this file to package-lock.json. It exists only while packages are installed. */
const addressed = join(root, 'npm-shrinkwrap.json');
const removeAddressed = () => rmSync(addressed, { force: true });

/**
 * Copies the lockfile with the address of each package in the registry that npm is set to. It has none itself, and npm
 * would download and read the description of every package first: a quarter of the processor time of the installation.
 */
function writeAddressed() {
  const registry = spawnSync('npm', ['config', 'get', 'registry'], {
    cwd: root,
    env: outsideEnv(),
    encoding: 'utf8',
  }).stdout?.trim();
  if (!registry) return;
  const lockfile = readJson('package-lock.json');
  for (const [place, entry] of Object.entries(lockfile.packages)) {
    const installedAs = place.split('node_modules/').at(-1);
    if (!place.includes('node_modules/') || entry.link) continue;
    const name = entry.name ?? installedAs;
    entry.resolved = `${registry.replace(/\/$/, '')}/${name}/-/${name.split('/').at(-1)}-${entry.version}.tgz`;
  }
  writeFileSync(addressed, JSON.stringify(lockfile));
}

/** Resolves to npm's exit code and output. */
const npmCi = () =>
  new Promise((resolve) => {
    const output = [];
    const npm = spawn('npm', ['ci', '--loglevel=error'], { cwd: root, env: outsideEnv(), stdio: ['ignore', 'pipe', 'pipe'] });
    npm.stdout.on('data', (chunk) => output.push(chunk));
    npm.stderr.on('data', (chunk) => output.push(chunk));
    npm.on('error', (error) => fail(`npm could not be started: ${error.message}`));
    npm.on('close', (code) => resolve({ code, output: Buffer.concat(output) }));
  });

async function install() {
  process.on('exit', removeAddressed);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  const finished = showProgress();
  writeAddressed();
  let { code, output } = await npmCi();
  // A registry may have its packages at other addresses.
  if (code !== 0 && existsSync(addressed) && output.includes('404')) {
    removeAddressed();
    ({ code, output } = await npmCi());
  }
  finished();
  if (code !== 0) fail(`"npm ci" failed (Node ${process.versions.node}). It said:\n\n${output}`);
  writeFileSync(stamp, wantedStamp());
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  fail(`This is Node ${process.versions.node}; Node ${OLDEST_NODE} or newer is needed: https://nodejs.org`);
}
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wantedStamp()) {
  if (installedByHand()) writeFileSync(stamp, wantedStamp());
  else await install();
}
