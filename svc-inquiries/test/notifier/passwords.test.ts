import type { PasswordEmail } from '@dealership/contracts';
import { appendToOutbox } from '@dealership/service-kit/outbox';
import { startTestApp, until } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from '../../src/app.module.js';
import { SCHEMA } from '../../src/database/schema.js';
import { WorkerModule } from '../../src/worker.module.js';
import { createEnvironment, type Environment } from '../support/environment.js';
import { notifierEnv } from '../support/notifier.js';
import { AccountsServer } from '../support/servers/accounts-server.js';
import { SmtpServer } from '../support/servers/smtp-server.js';

let environment: Environment;
let smtp: SmtpServer;
let accounts: AccountsServer;
let app: NestFastifyApplication;
let notifier: NestFastifyApplication;

const details = (changes: Partial<PasswordEmail> = {}): PasswordEmail => ({
  ...{ purpose: 'invitation', open: true, name: 'Mona Haddad', email: 'mona@cars.example', language: 'en' },
  ...changes,
});

async function happens(event: 'staff.invited' | 'staff.password-forgotten', passwordLinkId: number): Promise<void> {
  await environment.dataSource.transaction((manager) => appendToOutbox(manager, SCHEMA, event, { passwordLinkId }));
  await environment.idle();
}

beforeAll(async () => {
  environment = await createEnvironment();
  smtp = await new SmtpServer().start();
  accounts = await new AccountsServer().start();
  app = await startTestApp(AppModule.forRoot(environment.env));
  notifier = await startTestApp(WorkerModule.forRoot(notifierEnv(environment, smtp, { SVC_ACCOUNTS_URL: accounts.url })));
});

beforeEach(async () => {
  await environment.empty(['inquiries.notification']);
  smtp.received.length = 0;
  smtp.rules = {};
  accounts.passwordEmails.clear();
  accounts.issued.length = 0;
});

afterAll(async () => {
  await notifier.close();
  await app.close();
  await accounts.stop();
  await smtp.stop();
  await environment.remove();
});

it('sends the invitation only to its recipient, in their language, with a link that is not stored', async () => {
  accounts.passwordEmails.set(1, details({ language: 'ja' }));
  await happens('staff.invited', 1);
  expect(smtp.received.map(({ recipients }) => recipients)).toEqual([['mona@cars.example']]);
  expect(smtp.received[0]?.headers.subject).toContain('管理画面へのご招待');
  expect(smtp.received[0]?.text).toContain('https://cars.example/admin-password?token=token-1&lang=ja');
  const rows = await environment.sql<{ state: string }>('SELECT * FROM inquiries.notification');
  expect(rows).toMatchObject([{ audience: 'staff', recipient: 'mona@cars.example', state: 'sent' }]);
  expect(JSON.stringify(rows)).not.toContain('token-1');
  expect(accounts.callers.at(-1)).toMatchObject({ type: 'service', sub: 'notifier' });
});

it('sends nothing for a link that was used, replaced or deleted', async () => {
  accounts.passwordEmails.set(2, details({ purpose: 'reset', open: false }));
  await happens('staff.password-forgotten', 2);
  await happens('staff.password-forgotten', 77);
  expect(smtp.received).toEqual([]);
  expect(accounts.issued).toEqual([]);
});

it('explains to the configured owner how the password is set, without a link', async () => {
  accounts.passwordEmails.set(4, details({ purpose: 'configured' }));
  await happens('staff.password-forgotten', 4);
  await until('the e-mail is there', () => smtp.received.length === 1);
  expect(smtp.received[0]?.text).toContain('npm run staff:password');
  expect(smtp.received[0]?.text).not.toContain('token');
  expect(accounts.issued).toEqual([]);
});

it('creates a new link on each attempt, so that a lost e-mail leaves no valid one', async () => {
  accounts.passwordEmails.set(3, details({ purpose: 'reset' }));
  let refusals = 1;
  smtp.rules = { text: () => (refusals-- > 0 ? '451 try again later' : undefined) };
  await environment.dataSource.transaction((manager) =>
    appendToOutbox(manager, SCHEMA, 'staff.password-forgotten', { passwordLinkId: 3 }),
  );
  await until('the e-mail is there', () => smtp.received.length === 1, { timeout: 30_000 });
  expect(accounts.issued).toEqual([3, 3]);
  expect(smtp.received[0]?.text).toContain('token-2');
});
