// Run after every change of the lockfile (`npm run lockfile`). If a registry lacks a package's builds for other
// systems, npm omits them from the lockfile, and `npm ci` then rejects it as incomplete. Removes download addresses, so
// that any registry works.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];
const LIBRARIES = { gnu: 'glibc', musl: 'musl' };
const lockfile = join(dirname(fileURLToPath(import.meta.url)), '../../package-lock.json');

/** The registry's answer, as far as the package's name implies it. */
function platformOf(name) {
  const words = name.split('/').at(-1).split(/[-.]/);
  const os = words.filter((word) => SYSTEMS.includes(word));
  const cpu = words.filter((word) => PROCESSORS.includes(word));
  if (!cpu.length)
    throw new Error(`${name} is missing from package-lock.json and its name does not tell for which processor it is`);
  const libc = os.includes('linux') ? words.filter((word) => word in LIBRARIES).map((word) => LIBRARIES[word]) : [];
  return { ...(os.length && { os }), cpu, ...(libc.length && { libc }) };
}

/** Node's resolution of the package from here: node_modules folders from the nearest outwards. */
function* placesOf(name, from) {
  for (let place = from; ; place = place.includes('/node_modules/') ? place.slice(0, place.lastIndexOf('/node_modules/')) : '') {
    yield `${place ? `${place}/` : ''}node_modules/${name}`;
    if (!place) return;
  }
}

function missingEntries(packages) {
  const found = {};
  for (const [from, { optionalDependencies = {}, dev, devOptional }] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(optionalDependencies)) {
      const version = range.replace(/^[\^~]/, '');
      const places = [...placesOf(name, from)];
      const taken = places.find((place) => packages[place] || found[place]);
      const present = taken && (packages[taken] || found[taken]);
      if (present && (range !== version || present.version === version)) continue;
      const place = present ? places[0] : places.at(-1);
      found[place] = { version, ...platformOf(name), ...(dev && { dev }), ...(devOptional && { devOptional }), optional: true };
    }
  }
  return found;
}

const content = JSON.parse(readFileSync(lockfile, 'utf8'));
const added = missingEntries(content.packages);
const entries = Object.entries({ ...content.packages, ...added }).sort(([a], [b]) => a.localeCompare(b, 'en'));
let addresses = 0;
for (const [, entry] of entries) {
  if (!entry.resolved || entry.link) continue;
  delete entry.resolved;
  addresses += 1;
}
content.packages = Object.fromEntries(entries);
writeFileSync(lockfile, `${JSON.stringify(content, null, 2)}\n`);
console.log(`package-lock.json: ${Object.keys(added).length} platform entries added, ${addresses} download addresses removed`);
