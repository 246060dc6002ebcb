import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort, until } from '@dealership/embedded-postgres';
import { processes, type SiteFacts } from '@dealership/topology';
import { afterEach, expect, it } from '@jest/globals';

const LINES = [
  'HELO dealer',
  'MAIL FROM:<cars@dealer.example>',
  'RCPT TO:<mona@visitor.example>',
  'DATA',
  'To: mona@visitor.example\r\nSubject: Your request\r\n\r\nA live link\r\n.',
  'QUIT',
];

let mailbox: ChildProcess;
let folder: string;

afterEach(async () => {
  mailbox.kill();
  await once(mailbox, 'exit');
  await rm(folder, { recursive: true });
});

/** Sends an e-mail line by line. */
async function deliver(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  const answers = createInterface({ input: socket })[Symbol.asyncIterator]();
  await answers.next();
  for (const line of LINES) {
    socket.write(`${line}\r\n`);
    await answers.next();
  }
  socket.destroy();
}

it('stores e-mails readable only by the user who runs the site, and prints none of their content', async () => {
  folder = await mkdtemp(join(tmpdir(), 'mailbox-'));
  const ports: Record<string, number> = { MAIL_WEB_PORT: await freePort(), SMTP_PORT: await freePort() };
  const mailDir = join(folder, 'mail');
  const site = { port: (variable: string) => ports[variable] ?? 0, mailDir } as SiteFacts;
  const entry = processes.find(({ name }) => name === 'maildev');
  const env = { PATH: process.env.PATH, ...entry?.env?.(site) };
  mailbox = spawn(process.execPath, [entry?.entry ?? '', ...(entry?.args?.(site) ?? [])], {
    cwd: resolve(__dirname, '../../..'),
    env,
  });
  let output = '';
  mailbox.stdout?.on('data', (data) => (output += data));
  mailbox.stderr?.on('data', (data) => (output += data));
  await until('the mailbox answers', () =>
    fetch(`http://127.0.0.1:${ports.MAIL_WEB_PORT}${entry?.health}`)
      .then(({ ok }) => ok)
      .catch(() => false),
  );
  await deliver(ports.SMTP_PORT ?? 0);
  await until('the e-mail is kept', async () => (await readdir(mailDir)).some((name) => name.endsWith('.eml')));
  const file = (await readdir(mailDir)).find((name) => name.endsWith('.eml')) ?? '';
  const modes = await Promise.all(
    [mailDir, join(mailDir, file)].map(async (path) => ((await stat(path)).mode & 0o777).toString(8)),
  );
  expect(modes).toEqual(['700', '600']);
  expect(output).not.toMatch(/mona|Your request/);
});
