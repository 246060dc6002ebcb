import type { ColleagueContact, SettingValues } from '@dealership/contracts';
import { startTestApp } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from '../../src/app.module.js';
import { AssignmentService } from '../../src/inbox/assignment.service.js';
import { ReplyClockService } from '../../src/inbox/reply-clock.service.js';
import { accountsOf, COLLEAGUES } from './colleagues.js';
import { aMessage, post } from './contact.js';
import { createEnvironment, type Environment } from './environment.js';
import { type StaffClient, staffOf } from './leads.js';
import { siteOf } from './site.js';

/** In Asia/Dubai. 20 November 2026 is a Friday: open from 16:00; on other days from 9:00; always until 22:00. */
export const at = (text: string): Date => new Date(`${text}:00+04:00`);

/** Requests created at given times, and the rounds of their clocks. */
export class WaitingRequests {
  environment: Environment;
  app: NestFastifyApplication;
  staff: StaffClient;

  sql: Environment['sql'] = (statement, values) => this.environment.sql(statement, values);

  /** The clock service with these settings, with these colleagues handling requests. */
  clockOf = (settings: Partial<SettingValues> = {}, colleagues: ColleagueContact[] = COLLEAGUES): ReplyClockService => {
    const { dataSource } = this.environment;
    return new ReplyClockService(dataSource, siteOf(settings), new AssignmentService(dataSource, accountsOf(colleagues)));
  };

  round = (moment: string, clock = this.clockOf()): Promise<number> => clock.round(new AbortController().signal, at(moment));

  row = async (number = 1): Promise<Record<string, unknown> | undefined> =>
    (await this.sql<Record<string, unknown>>('SELECT * FROM inquiries.conversation WHERE number = $1', [number]))[0];

  owners = async (): Promise<(number | null)[]> =>
    (await this.sql<{ owner: number | null }>('SELECT owner_id AS owner FROM inquiries.conversation ORDER BY number')).map(
      ({ owner }) => owner,
    );

  /** The occurrences of an event in the outbox, in order. */
  occurrences = async (event: string): Promise<number[]> => {
    const rows = await this.sql<{ occurrence: number }>(
      `SELECT (payload->>'occurrence')::integer AS occurrence FROM inquiries.outbox WHERE event = $1 ORDER BY id`,
      [event],
    );
    return rows.map(({ occurrence }) => occurrence);
  };

  /** Reminder numbers: those of the first wait are its steps, those of later ones are prefixed with their round. */
  steps = (): Promise<number[]> => this.occurrences('reply.due');

  /** A message that arrived at that time. */
  arrived = async (moment: string, path = '/api/contact', body: object = aMessage(), headers = {}): Promise<void> => {
    const { body: receipt } = await post(this.app, path, body, headers);
    const values = [at(moment), receipt.id];
    await this.sql(
      'UPDATE inquiries.conversation SET created_at = $1, clock_started_at = $1, waiting_since = $1 WHERE number = $2',
      values,
    );
    await this.sql('UPDATE inquiries.conversation SET round = 0 WHERE number = $1', [receipt.id]);
  };

  /** A later message from the customer. */
  asks = (moment: string): Promise<unknown> =>
    this.sql(
      `INSERT INTO inquiries.conversation_message (conversation_id, direction, channel, body, language, created_at)
       SELECT id, 'in', 'link', 'And the price?', 'en', $1 FROM inquiries.conversation WHERE number = 1`,
      [at(moment)],
    );
}

/** The requests of a test file, deleted before each test. */
export function waitingRequests(): WaitingRequests {
  const requests = new WaitingRequests();
  beforeAll(async () => {
    requests.environment = await createEnvironment();
    requests.app = await startTestApp(AppModule.forRoot(requests.environment.env));
    requests.staff = staffOf(requests.app, requests.environment);
  });
  beforeEach(async () => {
    await requests.environment.empty(['inquiries.inquiry', 'inquiries.audit'], { restartIds: true });
    // Ids continue, because the queue remembers the earlier ones.
    await requests.environment.empty(['inquiries.outbox']);
  });
  afterAll(async () => {
    await requests.app.close();
    await requests.environment.remove();
  });
  return requests;
}
