import { bookableDays } from '@dealership/contracts';
import { startTestApp, until } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from '../../src/app.module.js';
import { EmailVehicles } from '../../src/notifier/content/email-vehicles.js';
import { RemindersTask } from '../../src/requests/appointments/reminders.task.js';
import { WorkerModule } from '../../src/worker.module.js';
import { aMessage, post } from '../support/contact.js';
import { createEnvironment, type Environment } from '../support/environment.js';
import { type StaffClient, staffOf } from '../support/leads.js';
import { notifierEnv, STAFF } from '../support/notifier.js';
import { aTestDrive } from '../support/requests.js';
import { SmtpServer } from '../support/servers/smtp-server.js';

const LAYLA = 'layla@customers.example';
const { last: DAY } = bookableDays(new Date(Date.now() - 7 * 24 * 3_600_000));
/** 19:00 in Dubai. */
const START = new Date(`${DAY}T15:00:00Z`).getTime();
const before = (hours: number) => new Date(START - hours * 3_600_000);

let environment: Environment;
let smtp: SmtpServer;
let app: NestFastifyApplication;
let notifier: NestFastifyApplication;
let staff: StaffClient;
let id = 0;

const act = (action: string, body: object) => staff.post(`/api/appointments/${id}/${action}`, body);
const remind = (now: Date) => app.get(RemindersTask).remind(now);
const subjects = async () => {
  await environment.idle();
  return smtp.to(LAYLA).map(({ headers }) => headers.subject?.split(' – ')[0]);
};

/** Submits the form of the page that the e-mail to the visitor links to. */
const byLink = (action: 'move' | 'cancel', fields = {}) => {
  const token = /appointment\?token=([\w-]{43})&lang=en/.exec(smtp.to(LAYLA)[0]?.text ?? '')?.[1] ?? '';
  return app.inject({
    method: 'POST',
    url: `/api/own-appointment/${action}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `${new URLSearchParams({ token, ...fields })}`,
  });
};

beforeAll(async () => {
  environment = await createEnvironment();
  smtp = await new SmtpServer().start();
  app = await startTestApp(AppModule.forRoot(environment.env));
  notifier = await startTestApp(WorkerModule.forRoot(notifierEnv(environment, smtp)));
  staff = staffOf(app, environment);
});

beforeEach(async () => {
  await environment.idle();
  // Ids are not reused, because job names are derived from them.
  await environment.empty(['inquiries.inquiry', 'inquiries.notification']);
  const { status } = await post(app, '/api/test-drive', aTestDrive({ email: LAYLA, vehicleId: 7, date: DAY, time: '19:00' }));
  expect(status).toBe(201);
  [{ id }] = (await environment.sql<{ id: number }>('SELECT id FROM inquiries.appointment')) as [{ id: number }];
  await environment.idle();
  smtp.received.length = 0;
});

afterAll(async () => {
  await notifier.close();
  await app.close();
  await smtp.stop();
  await environment.remove();
});

describe('the visitor', () => {
  it('is e-mailed every change, each with the same calendar entry', async () => {
    await act('confirm', { version: 1 });
    expect(await subjects()).toEqual(['Your test drive is confirmed']);
    await act('move', { date: DAY, time: '20:00', version: 2 });
    expect(await subjects()).toHaveLength(2);
    await act('cancel', { reason: 'Sold', version: 3 });
    expect((await subjects()).slice(1)).toEqual(['Your test drive has been moved', 'Your test drive was cancelled']);
    const entries = smtp.to(LAYLA).map(({ calendar }) => calendar);
    const lines = (name: string) => entries.map((entry) => new RegExp(`^${name}[:;](.*)$`, 'm').exec(entry)?.[1]);
    expect(lines('METHOD')).toEqual(['REQUEST', 'REQUEST', 'CANCEL']);
    expect(lines('SEQUENCE')).toEqual(['2', '3', '4']);
    expect(new Set(lines('UID')).size).toBe(1);
    expect(lines('DTSTART')[0]).toBe(`${DAY.replaceAll('-', '')}T150000Z`);
    expect(smtp.to(LAYLA).at(-1)?.text).not.toContain('Sold');
  });

  it('has the e-mails about the request listed for staff', async () => {
    await act('confirm', { version: 1 });
    await subjects();
    const [{ number }] = (await environment.sql('SELECT number FROM inquiries.conversation')) as [{ number: number }];
    await post(app, '/api/contact', aMessage({ email: LAYLA }));
    await environment.idle();
    const { body } = await staff.get(`/api/inbox/test_drive-${number}/emails`);
    expect(body).toMatchObject([
      { event: 'inquiry.submitted', address: LAYLA, state: 'sent' },
      {
        event: 'appointment.changed',
        address: LAYLA,
        state: 'sent',
        subject: expect.stringMatching(/^Your test drive is confirmed/),
      },
    ]);
    await environment.sql(
      `UPDATE inquiries.notification SET state = 'failed', sent_at = NULL WHERE event = 'appointment.changed'`,
    );
    const again = await staff.get(`/api/inbox/test_drive-${number}/emails`);
    expect(again.body.map(({ state }: { state: string }) => state)).toEqual(['sent', 'failed']);
    expect((await staff.get('/api/inbox/test_drive-999999/emails')).body.code).toBe('REQUEST_NOT_FOUND');
  });

  it('is reminded a day and two hours before, once each', async () => {
    await act('confirm', { version: 1 });
    expect(await subjects()).toEqual(['Your test drive is confirmed']);
    expect([await remind(before(25)), await remind(before(24)), await remind(before(20))]).toEqual([0, 1, 0]);
    expect(await subjects()).toHaveLength(2);
    expect([await remind(before(2)), await remind(before(1)), await remind(before(0))]).toEqual([1, 0, 0]);
    expect((await subjects()).slice(1)).toEqual(['Reminder: your test drive is coming up', 'Your test drive begins soon']);
    expect(smtp.to(LAYLA).at(-1)?.calendar).toBe('');
  });

  it('is not reminded of an unconfirmed, cancelled or rescheduled appointment', async () => {
    expect(await remind(before(24))).toBe(0);
    await act('confirm', { version: 1 });
    await act('move', { date: DAY, time: '21:00', version: 2 });
    expect(await remind(before(2))).toBe(1);
    const reminders = await environment.sql<{ purpose: string; at: string }>(
      `SELECT purpose, to_char(starts_at AT TIME ZONE 'Asia/Dubai', 'HH24:MI') AS at
       FROM inquiries.appointment_email WHERE purpose IN ('day', 'hours')`,
    );
    expect(reminders).toEqual([{ purpose: 'day', at: '21:00' }]);
    await act('cancel', { reason: 'Sold', version: 3 });
    expect(await remind(before(-1))).toBe(0);
  });

  it('is e-mailed the cancellation when the request is lost, and gets no reminder', async () => {
    await act('confirm', { version: 1 });
    await subjects();
    const [{ number }] = (await environment.sql('SELECT number FROM inquiries.conversation')) as [{ number: number }];
    const { version } = (await staff.get(`/api/inbox/test_drive-${number}`)).body;
    await staff.put(`/api/inbox/test_drive-${number}`, { state: 'lost', lostReason: 'Bought elsewhere', version });
    expect((await subjects()).slice(1)).toEqual(['Your test drive was cancelled']);
    expect(smtp.to(LAYLA).at(-1)?.text).not.toContain('Bought elsewhere');
    // As for a request lost under an earlier release, which did not release its time.
    await environment.sql(`UPDATE inquiries.appointment SET state = 'confirmed'`);
    await environment.sql('DELETE FROM inquiries.appointment_email');
    expect(await remind(before(24))).toBe(0);
  });

  it('cancels through the link, of which staff are e-mailed although the e-mail to the visitor cannot be written', async () => {
    await act('confirm', { version: 1 });
    await subjects();
    const failing = jest.spyOn(notifier.get(EmailVehicles), 'vehicle').mockRejectedValue(new Error('not loaded'));
    await byLink('cancel');
    await until('a job that waits', async () => (await environment.queue.getDelayedCount()) === 1);
    expect(smtp.to(STAFF)).toHaveLength(1);
    failing.mockRestore();
    const [job] = await environment.queue.getDelayed();
    await job?.promote();
    expect((await subjects()).slice(1)).toEqual(['Your test drive is cancelled']);
    expect(smtp.to(STAFF)).toHaveLength(1);
  });

  it('moves the appointment through the link of an e-mail, which notifies staff', async () => {
    await act('confirm', { version: 1 });
    await subjects();
    const answer = await byLink('move', { at: `${DAY}T20:30` });
    expect(answer.statusCode).toBe(303);
    expect((await subjects()).at(-1)).toBe('Your test drive has a new time');
    expect(smtp.to(LAYLA).at(-1)?.calendar).toMatch(/STATUS:TENTATIVE/);
    const toStaff = smtp.received.filter(({ headers }) => headers.subject?.includes(' Test drive moved: '));
    expect(toStaff).toHaveLength(1);
  });

  it('loses the e-mails along with the erased request', async () => {
    await act('confirm', { version: 1 });
    expect(await subjects()).toHaveLength(1);
    await staff.post('/api/privacy/inquiries/erase', { email: LAYLA });
    for (const table of ['appointment', 'appointment_email', 'appointment_token', 'notification'])
      expect(await environment.sql(`SELECT 1 FROM inquiries.${table}`)).toEqual([]);
  });
});
