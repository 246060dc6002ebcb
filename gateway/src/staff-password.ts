import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { DEFAULT_DEALER } from '@dealership/contracts';
import { hashPassword, passwordProblem } from '@dealership/service-kit/passwords';
import { Secret, TOTP } from 'otpauth';

const TOTP_BYTES = 20;

const HELP = `Makes what the gateway needs to let staff in.

  npm run staff:password                 asks for the password, twice
  npm run -s staff:password < file       reads it from the standard input
  npm run staff:password -- --totp       makes the secret of an authenticator app besides

Common passwords and words of SITE_NAME and PUBLIC_URL are refused. The lines go into the gateway's environment. In a file of docker compose write $$ for each $ of the hash.`;

class UserError extends Error {}

/** Prompts without echo. Prompts go to stderr, so that stdout can be redirected. */
async function askTwice(): Promise<string> {
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input: stdin, output: silence, terminal: true });
  reader.on('SIGINT', () => process.exit(130));
  const ask = async (question: string): Promise<string> => {
    process.stderr.write(question);
    const answer = await reader.question('');
    process.stderr.write('\n');
    return answer;
  };
  try {
    const password = await ask('Password: ');
    if ((await ask('Once more: ')) !== password) throw new UserError('The two passwords differ.');
    return password;
  } finally {
    reader.close();
  }
}

async function readPassword(): Promise<string> {
  const password = stdin.isTTY ? await askTwice() : (await text(stdin)).replace(/\r?\n$/, '');
  const { SITE_NAME = DEFAULT_DEALER.name, PUBLIC_URL = 'http://localhost' } = process.env;
  const problem = passwordProblem(password, { SITE_NAME, PUBLIC_URL });
  if (problem) throw new UserError(`The password ${problem}.`);
  return password;
}

async function run(): Promise<void> {
  const options = { totp: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const;
  const { values } = parseArgs({ options });
  if (values.help) {
    console.log(HELP);
    return;
  }
  stdout.write(`ADMIN_PASSWORD_HASH='${await hashPassword(await readPassword())}'\n`);
  if (!values.totp) return;
  const secret = new Secret({ size: TOTP_BYTES });
  stdout.write(`ADMIN_TOTP_SECRET='${secret.base32}'\n`);
  const address = new TOTP({ issuer: 'Dealership', label: 'Staff', secret }).toString();
  process.stderr.write(`Add it to the authenticator app:\n${address}\n`);
}

try {
  await run();
} catch (error) {
  const known = error instanceof UserError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
  if (!known) throw error;
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
