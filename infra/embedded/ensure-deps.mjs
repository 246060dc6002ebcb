// Runs before anything else, on any Node version, so it must not use node_modules.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
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

function install() {
  const output = [];
  const npm = spawn('npm', ['ci', '--loglevel=error'], { cwd: root, env: outsideEnv(), stdio: ['ignore', 'pipe', 'pipe'] });
  const finished = showProgress();
  npm.stdout.on('data', (chunk) => output.push(chunk));
  npm.stderr.on('data', (chunk) => output.push(chunk));
  npm.on('error', (error) => fail(`npm could not be started: ${error.message}`));
  npm.on('close', (code) => {
    finished();
    if (code !== 0) fail(`"npm ci" failed (Node ${process.versions.node}). It said:\n\n${Buffer.concat(output)}`);
    writeFileSync(stamp, wantedStamp());
  });
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
  else install();
}
