import { requestReference } from '@dealership/contracts';
import { appendToOutbox } from '@dealership/service-kit/outbox';
import { startTestApp } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { WorkerModule } from '../../src/worker.module.js';
import { COLLEAGUES } from '../support/colleagues.js';
import { aMessage, post } from '../support/contact.js';
import { notifierEnv, STAFF } from '../support/notifier.js';
import { aTestDrive } from '../support/requests.js';
import { AccountsServer } from '../support/servers/accounts-server.js';
import { SmtpServer } from '../support/servers/smtp-server.js';
import { waitingRequests } from '../support/waiting-requests.js';

const requests = waitingRequests();
const { sql } = requests;

describe('the reminder', () => {
  let smtp: SmtpServer;
  let accounts: AccountsServer;
  let notifier: NestFastifyApplication;

  beforeAll(async () => {
    smtp = await new SmtpServer().start();
    accounts = await new AccountsServer().start();
    notifier = await startTestApp(
      WorkerModule.forRoot(notifierEnv(requests.environment, smtp, { SVC_ACCOUNTS_URL: accounts.url })),
    );
  });

  afterAll(async () => {
    await notifier.close();
    await smtp.stop();
    await accounts.stop();
  });

  /** A message created now, whose clock stays at that step, and the e-mails of the step. */
  async function emailsOf(clockStep: number, ownerId: number | null) {
    await requests.environment.empty(['inquiries.notification']);
    const { body } = await post(requests.app, '/api/contact', aMessage());
    await requests.environment.idle();
    smtp.received.length = 0;
    await sql(
      `UPDATE inquiries.conversation SET clock_step = $1, owner_id = $2, promised_minutes = 780,
         due_at = now() + interval '100 days', step_at = now() + interval '100 days' WHERE number = $3`,
      [clockStep, ownerId, body.id],
    );
    const [{ id }] = (await sql<{ id: number }>('SELECT id FROM inquiries.conversation WHERE number = $1', [body.id])) as [
      { id: number },
    ];
    for (let time = 0; time < 2; time++)
      await requests.environment.dataSource.transaction((manager) =>
        appendToOutbox(manager, 'inquiries', 'reply.due', { conversationId: id, occurrence: clockStep }),
      );
    await requests.environment.idle();
    return { name: `contact-${body.id}`, emails: smtp.received };
  }

  it.each([
    [1, 7, ['huda@cars.example']],
    [1, null, ['owner@cars.example', 'mona@cars.example']],
    [2, 7, ['owner@cars.example', 'mona@cars.example']],
    [3, 7, ['huda@cars.example', 'owner@cars.example', 'mona@cars.example']],
    [4, 2, ['mona@cars.example', 'owner@cars.example']],
  ])('the reminder of step %s, for a request assigned to %s, is sent once to %j', async (step, owner, to) => {
    accounts.colleagues = COLLEAGUES;
    const { name, emails } = await emailsOf(step, owner);
    expect(emails).toHaveLength(1);
    expect(emails[0]?.recipients).toEqual(to);
    expect(emails[0]?.text).toContain(`/admin?tab=inbox&request=${name}`);
    expect(emails[0]?.headers.subject).toMatch(/^CM-20\d\d-\d{5} Answer within .*: Layla Haddad$/);
  });

  it('states what is awaited, and is not sent for a round that is over', async () => {
    accounts.colleagues = COLLEAGUES;
    const { emails } = await emailsOf(1, 7);
    expect(emails[0]?.text).toMatch(/Waits for:? the first answer/);
    for (const change of [
      'answered_at = now()',
      'customer_replied_at = now(), waiting_since = now()',
      "clock_step = 1, due_at = now() + interval '100 days', step_at = now() + interval '100 days'",
    ])
      await sql(`UPDATE inquiries.conversation SET ${change}`);
    smtp.received.length = 0;
    const [{ id }] = (await sql<{ id: number }>('SELECT id FROM inquiries.conversation')) as [{ id: number }];
    for (const occurrence of [1, 10_001])
      await requests.environment.dataSource.transaction((manager) =>
        appendToOutbox(manager, 'inquiries', 'reply.due', { conversationId: id, occurrence }),
      );
    await requests.environment.idle();
    expect(smtp.received.map(({ text }) => /Waits for:? (.*)/.exec(text ?? '')?.[1])).toEqual([
      'an answer to what the customer wrote since',
    ]);
  });

  it.each([
    [7, ['huda@cars.example']],
    [null, ['owner@cars.example', 'mona@cars.example']],
  ])('set by staff, for a request assigned to %s, is sent once to %j, and not if it was moved', async (owner, to) => {
    accounts.colleagues = COLLEAGUES;
    await emailsOf(1, owner);
    smtp.received.length = 0;
    await sql(`UPDATE inquiries.conversation SET remind_at = '2026-11-21T10:00+04', remind_note = 'Ask for the deposit'`);
    const [{ id, number }] = (await sql('SELECT id, number FROM inquiries.conversation')) as [{ id: number; number: number }];
    for (const occurrence of [1, 1, 2])
      await requests.environment.dataSource.transaction((manager) =>
        appendToOutbox(manager, 'inquiries', 'reminder.due', { conversationId: id, occurrence }),
      );
    await requests.environment.idle();
    expect(smtp.received.map(({ recipients, headers: { subject } }) => [recipients, subject])).toEqual([
      [to, `${requestReference('contact', number, new Date())} Reminder: Customer message, Layla Haddad`],
    ]);
    expect(smtp.received[0]?.text).toMatch(/Ask for the deposit/);
  });

  it('mentions an appointment the customer moved that is to be confirmed', async () => {
    accounts.colleagues = COLLEAGUES;
    await requests.environment.empty(['inquiries.notification']);
    await post(requests.app, '/api/test-drive', aTestDrive());
    await requests.environment.idle();
    smtp.received.length = 0;
    for (const change of [
      "state = 'answered', answered_at = now()",
      'waiting_since = now()',
      "clock_step = 1, due_at = now() + interval '100 days', step_at = now() + interval '100 days'",
    ])
      await sql(`UPDATE inquiries.conversation SET ${change}`);
    const [{ id }] = (await sql<{ id: number }>('SELECT id FROM inquiries.conversation')) as [{ id: number }];
    await requests.environment.dataSource.transaction((manager) =>
      appendToOutbox(manager, 'inquiries', 'reply.due', { conversationId: id, occurrence: 10_001 }),
    );
    await requests.environment.idle();
    expect(smtp.received.map(({ text }) => /Waits for:? (.*)/.exec(text ?? '')?.[1])).toEqual([
      'the appointment to be confirmed, which the customer moved',
    ]);
  });

  it('is sent to the request’s recipients if nobody has an address', async () => {
    accounts.colleagues = COLLEAGUES.map((colleague) => ({ ...colleague, email: null }));
    const { emails } = await emailsOf(1, 7);
    expect(emails.map(({ recipients }) => recipients)).toEqual([[STAFF]]);
  });
});
