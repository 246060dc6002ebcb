// Preloaded with `node --import`. Sets NAME to the text of the file of /run/secrets that NAME_FILE names, as the images
// of PostgreSQL and Grafana do, so that code needs to read the environment only.
import { readFileSync } from 'node:fs';

const FOLDER = process.env.SECRETS_FOLDER ?? '/run/secrets';
// The second is the beginning of the first in base64, as in a password hash.
const OF_THE_DEMO = /demo-only|ZGVtby1vbmx5/;
const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]'];

const problems = [];

function isPublic({ NODE_ENV, PUBLIC_URL }) {
  if (NODE_ENV === 'production') return true;
  return URL.canParse(PUBLIC_URL ?? '') && !THIS_MACHINE.includes(new URL(PUBLIC_URL).hostname);
}

function read(name, file) {
  if (process.env[name]) return problems.push(`${name}: is set beside ${name}_FILE`);
  try {
    const text = readFileSync(file, 'utf8').trim();
    if (OF_THE_DEMO.test(text) && isPublic(process.env))
      problems.push(
        `${name}: ${file} is a secret of the demo, which everybody knows; infra/docker/make-secrets.sh makes own ones`,
      );
    process.env[name] = text;
  } catch (error) {
    problems.push(`${name}_FILE: ${error.message}`);
  }
}

for (const [variable, file = ''] of Object.entries(process.env))
  if (variable.endsWith('_FILE') && file.startsWith(`${FOLDER}/`)) read(variable.slice(0, -'_FILE'.length), file);

if (problems.length) {
  process.stderr.write(`The secrets are not complete:\n${problems.map((line) => `  ${line}\n`).join('')}`);
  process.exit(78);
}
