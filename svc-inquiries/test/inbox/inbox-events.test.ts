import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { signStaffToken } from '@dealership/service-kit/staff';
import { startTestApp, until } from '@dealership/service-kit/testing';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from '../../src/app.module.js';
import { aMessage, post } from '../support/contact.js';
import { createEnvironment, type Environment } from '../support/environment.js';
import { staffOf } from '../support/leads.js';

const MEMBER = { role: 'sales', address: '203.0.113.7', account: { id: 3, name: 'Mona' } } as const;

let environment: Environment;
let app: NestFastifyApplication;
let other: NestFastifyApplication;
const opened: IncomingMessage[] = [];

const request = (number: number) => `INSERT INTO inquiries.inquiry
  (id, kind, first_name, last_name, email, language, details, content_hash, request_id) OVERRIDING SYSTEM VALUE
  VALUES (${number}, 'contact', 'Sara', 'Marri', 'sara@customers.example', 'en', '{}', '', 'request-${number}')`;

/** Opens an event stream at a process, and returns what it receives. */
async function listen(process: NestFastifyApplication, { lastId = '', sessionId = 'tab' } = {}) {
  const to = { audience: 'svc-inquiries', key: environment.env.SERVICE_TOKEN_KEY };
  // Not fetch, which opens a new connection for a dropped one; the process would wait for it on shutdown.
  const asking = get(`${await process.getUrl()}/api/inbox-events`, {
    agent: false,
    headers: { authorization: `Bearer ${signStaffToken(to, { sessionId, ...MEMBER })}`, 'last-event-id': lastId },
  });
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  opened.push(answer);
  const received = { answer, text: '', isOver: false };
  answer
    .setEncoding('utf8')
    .on('data', (piece: string) => {
      received.text += piece;
    })
    .on('error', () => undefined)
    .on('close', () => {
      received.isOver = true;
    });
  return Object.assign(received, {
    /** Changes and numbers, in order of arrival. */
    events: () => [...received.text.matchAll(/^data: (\{"change.*)$/gm)].map(([, json]) => JSON.parse(json ?? '')),
    numbers: () => [...received.text.matchAll(/"number":(\d+)/g)].map(([, number]) => Number(number)),
    lastId: () => [...received.text.matchAll(/^id: (.+)$/gm)].at(-1)?.[1] ?? '',
    cut: () => answer.destroy(),
  });
}

beforeAll(async () => {
  environment = await createEnvironment();
  const start = () => startTestApp(AppModule.forRoot(environment.env));
  [app, other] = await Promise.all([start(), start()]);
});

afterEach(() => {
  for (const stream of opened.splice(0)) stream.destroy();
});

afterAll(async () => {
  await app.close();
  await other.close();
  await environment.remove();
});

it('notifies the admin tabs of every process of new, changed and erased requests, without personal data', async () => {
  const [here, there] = [await listen(app), await listen(other)];
  expect(here.answer.headers['content-type']).toBe('text/event-stream');
  await post(app, '/api/contact', aMessage());
  await until('both hear of the request', () => here.numbers().length === 1 && there.numbers().length === 1);
  await staffOf(app, environment).put('/api/inbox/contact-1', { ownerId: 3, version: 1 });
  await environment.sql('DELETE FROM inquiries.inquiry');
  await until('both hear of its end', () => here.events().length === 3 && there.events().length === 3);
  for (const { events, text } of [here, there]) {
    expect(events()).toEqual(['new', 'changed', 'removed'].map((change) => ({ change, kind: 'contact', number: 1 })));
    expect(text).not.toMatch(/layla|haddad/i);
  }
});

it('reports every further message of a customer', async () => {
  const { body } = await post(app, '/api/contact', aMessage());
  const tab = await listen(app);
  await until('it has begun', () => tab.lastId() !== '');
  for (const text of ['And the price?', 'Hello?'])
    await environment.sql(
      `INSERT INTO inquiries.conversation_message (conversation_id, direction, channel, body, language)
       SELECT id, 'in', 'link', $2, 'en' FROM inquiries.conversation WHERE number = $1`,
      [body.id, text],
    );
  const replies = () => tab.events().filter(({ change }) => change === 'replied');
  await until('both are told', () => replies().length === 2);
  expect(replies()[0]).toEqual({ change: 'replied', kind: 'contact', number: body.id });
});

it('delivers late commits, however long others have committed, and resumes at another process after a disconnect', async () => {
  const tab = await listen(app);
  const [slow, second] = [environment.dataSource.createQueryRunner(), environment.dataSource.createQueryRunner()];
  for (const runner of [slow, second]) await runner.startTransaction();
  await slow.query(request(101));
  await second.query(request(102));
  await second.commitTransaction();
  await until('the younger one is told', () => tab.numbers().includes(102));
  const place = tab.lastId();
  tab.cut();
  await environment.sql(request(103));
  await slow.commitTransaction();
  for (const runner of [slow, second]) await runner.release();

  const again = await listen(other, { lastId: place });
  await until('all that was missed is told', () => [101, 103].every((number) => again.numbers().includes(number)));
  await environment.sql(request(104));
  await until('and what comes then', () => again.numbers().includes(104));
  // Events from before the disconnect may be repeated, but none are lost.
  expect(again.numbers()).toEqual(expect.arrayContaining([101, 103, 104]));
});

it.each(['1-1', '999999999999999999-1'])('asks a client with %s, from another time or database, to reload', async (lastId) => {
  const tab = await listen(app, { lastId });
  await until('that is said', () => tab.text.includes('event: reset'));
  expect(tab.events()).toEqual([]);
});

it('starts at the current position without an id, or with an invalid one', async () => {
  for (const lastId of ['', 'nonsense']) {
    const tab = await listen(app, { lastId });
    await until('it has begun', () => tab.lastId() !== '');
    expect(tab.text).not.toMatch(/data:/);
  }
});

it('limits the streams of a session, and frees a place when one ends', async () => {
  const tabs = await Promise.all(Array.from({ length: 9 }, () => listen(app, { sessionId: 'greedy' })));
  expect(tabs.map(({ answer }) => answer.statusCode).sort()).toEqual([...Array(8).fill(200), 429]);
  expect((await listen(app)).answer.statusCode).toBe(200);
  tabs.find(({ answer }) => answer.statusCode === 200)?.cut();
  await until('one has room', async () => (await listen(app, { sessionId: 'greedy' })).answer.statusCode === 200);
});

it('closes its streams before it shuts down', async () => {
  const tab = await listen(other);
  const closed = other.close();
  await until('the stream is over', () => tab.isOver);
  await closed;
});
