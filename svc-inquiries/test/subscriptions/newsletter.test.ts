import { linkTokenHash } from '@dealership/service-kit';
import { startTestApp, until } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request from 'supertest';
import { AppModule } from '../../src/app.module.js';
import { WorkerModule } from '../../src/worker.module.js';
import { post } from '../support/contact.js';
import { createEnvironment, type Environment } from '../support/environment.js';
import { notifierEnv, STAFF } from '../support/notifier.js';
import { SmtpServer } from '../support/servers/smtp-server.js';

const MONA = 'Mona@customers.example';

interface Row {
  email: string;
  status: string;
  language: string;
}

let environment: Environment;
let smtp: SmtpServer;
let app: NestFastifyApplication;
let notifier: NestFastifyApplication;

const rows = () => environment.sql<Row>('SELECT email, status, language FROM inquiries.newsletter_subscription ORDER BY id');
const statusOf = async () => (await rows()).map(({ status }) => status);
const events = async () =>
  (await environment.sql<{ event: string }>('SELECT event FROM inquiries.outbox ORDER BY id')).map(({ event }) => event);
const subscribe = (changes = {}, headers = {}) => post(app, '/api/newsletter', { email: MONA, ...changes }, headers);
const confirm = (token: unknown) => post(app, '/api/newsletter/confirm', { token });
const check = async (token: string) =>
  (await request(app.getHttpServer()).get('/api/newsletter/confirm').query({ token })).body.state;
const checkUnsubscribe = async (token: string) =>
  (await request(app.getHttpServer()).get('/api/newsletter/unsubscribe-link').query({ token })).body.state;
const unsubscribe = (token: unknown) => post(app, '/api/newsletter/unsubscribe', { token });

const emails = async (address = MONA) => {
  await environment.idle();
  return smtp.to(address);
};

const tokenIn = (text = '') => /newsletter\/\w+\?token=([\w-]+)/.exec(text)?.[1] ?? '';
const lastToken = async () => tokenIn((await emails()).at(-1)?.text);
const fiveMinutesLater = () =>
  environment.sql(`UPDATE inquiries.newsletter_request SET created_at = created_at - interval '6 minutes'`);

beforeAll(async () => {
  environment = await createEnvironment();
  smtp = await new SmtpServer().start();
  app = await startTestApp(AppModule.forRoot(environment.env));
  notifier = await startTestApp(WorkerModule.forRoot(notifierEnv(environment, smtp)));
});

beforeEach(async () => {
  await environment.idle();
  await environment.empty([
    'inquiries.newsletter_subscription',
    'inquiries.newsletter_request',
    'inquiries.newsletter_token',
    'inquiries.notification',
    'inquiries.outbox',
  ]);
  smtp.received.length = 0;
  smtp.rules = {};
});

afterAll(async () => {
  await notifier.close();
  await app.close();
  await smtp.stop();
  await environment.remove();
});

describe('subscribing', () => {
  it('sends one e-mail to the address, in the visitor’s language, and none to staff', async () => {
    const { status, body } = await subscribe({}, { cookie: 'lang=ar' });
    expect({ status, body }).toEqual({ status: 201, body: { status: 'pending' } });
    expect(await rows()).toEqual([{ email: MONA, status: 'pending', language: 'ar' }]);
    const [email] = await emails();
    expect(smtp.received).toHaveLength(1);
    expect(email?.html).toContain('<html lang="ar" dir="rtl">');
    expect(email?.text).toMatch(/https:\/\/cars\.example\/newsletter\/confirm\?token=[\w-]{43}&lang=ar\n/);
    expect(email?.headers).not.toHaveProperty('list-unsubscribe');
  });

  it('stores no usable token', async () => {
    await subscribe();
    const token = await lastToken();
    expect(token).toHaveLength(43);
    expect(JSON.stringify(await environment.sql('SELECT * FROM inquiries.newsletter_token'))).not.toContain(token);
  });

  it('stores one row and sends one e-mail for twenty concurrent calls with the same address in any case', async () => {
    const twenty = Array.from({ length: 20 }, (_, index) => subscribe({ email: index % 2 ? MONA.toLowerCase() : MONA }));
    const answers = await Promise.all(twenty);
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await rows()).toHaveLength(1);
    await environment.idle();
    expect(smtp.received).toHaveLength(1);
  });

  it('sends a new e-mail to a pending address after some minutes, and both links work', async () => {
    await subscribe();
    const first = await lastToken();
    await subscribe();
    expect(await emails()).toHaveLength(1);
    await fiveMinutesLater();
    await subscribe();
    expect(await emails()).toHaveLength(2);
    const second = await lastToken();
    expect(second).not.toBe(first);
    expect((await confirm(first)).status).toBe(200);
    expect(await statusOf()).toEqual(['confirmed']);
    expect((await confirm(second)).status).toBe(200);
  });

  it('sends at most five e-mails a day to an address that never confirms', async () => {
    for (let count = 0; count < 7; count++) {
      expect((await subscribe()).status).toBe(201);
      await fiveMinutesLater();
    }
    expect(await emails()).toHaveLength(5);
  });

  it.each([
    ['', 'Please enter your email address'],
    [' ', 'Please enter your email address'],
    ['mona', 'Please enter a valid email address'],
    ['mona@', 'Please enter a valid email address'],
  ])('rejects %j as an address: %s', async (email, message) => {
    const { body } = await subscribe({ email });
    expect(body).toMatchObject({ statusCode: 400, errors: [{ path: 'email', message }] });
  });

  it('stores an address with a filled honeypot as spam, notifies nobody, and lets a person subscribe later', async () => {
    expect((await subscribe({ website: 'http://spam.example' })).body).toEqual({ status: 'pending' });
    expect(await statusOf()).toEqual(['spam']);
    expect(await events()).toEqual([]);
    await subscribe();
    expect(await statusOf()).toEqual(['pending']);
    expect(await emails()).toHaveLength(1);
  });
});

describe('confirming', () => {
  it('notifies staff and welcomes the visitor, with ways to unsubscribe', async () => {
    await subscribe({}, { cookie: 'lang=ja' });
    const { status, body } = await confirm(await lastToken());
    expect({ status, body }).toEqual({ status: 200, body: { status: 'confirmed' } });
    const [, welcome] = await emails();
    const [staff] = smtp.to(STAFF);
    expect(staff?.headers.subject).toBe(`New newsletter subscriber – ${MONA}`);
    expect(staff?.text).toContain('Language: 日本語');
    expect(welcome?.html).toContain('<html lang="ja" dir="ltr">');
    expect(welcome?.headers).toMatchObject({
      'list-unsubscribe': expect.stringMatching(/^<https:\/\/cars\.example\/api\/newsletter\/unsubscribe\?token=\d+-[\w-]{43}>$/),
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
    expect(welcome?.text).toMatch(/https:\/\/cars\.example\/newsletter\/unsubscribe\?token=/);
  });

  it('emits one event for twenty concurrent uses of the same link', async () => {
    await subscribe();
    const token = await lastToken();
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(token)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await events()).toEqual(['newsletter.requested', 'newsletter.confirmed']);
  });

  it('sends nothing to a confirmed address that is entered again', async () => {
    await subscribe();
    await confirm(await lastToken());
    await emails();
    await fiveMinutesLater();
    expect((await subscribe()).body).toEqual({ status: 'pending' });
    expect(await emails()).toHaveLength(2);
    expect(await statusOf()).toEqual(['confirmed']);
  });

  it.each([
    ['6 days 23 hours', 200, 'confirmed'],
    ['7 days', 400, 'pending'],
  ])('a confirmation after %s is answered with %i', async (age, status, state) => {
    await subscribe();
    const token = await lastToken();
    await environment.sql('UPDATE inquiries.newsletter_token SET expires_at = expires_at - $1::interval', [age]);
    const answer = await confirm(token);
    expect(answer.status).toBe(status);
    if (status === 400) expect(answer.body.code).toBe('NEWSLETTER_LINK_EXPIRED');
    expect(await statusOf()).toEqual([state]);
  });

  it('tells what its link is good for, and changes nothing by that', async () => {
    await subscribe();
    const token = await lastToken();
    expect([await check(token), await check(`${token}x`), await statusOf()]).toEqual(['open', 'invalid', ['pending']]);
    await environment.sql(`UPDATE inquiries.newsletter_token SET expires_at = now() - interval '1 second'`);
    expect(await check(token)).toBe('invalid');
    await environment.sql(`UPDATE inquiries.newsletter_subscription SET status = 'confirmed'`);
    expect(await check(token)).toBe('confirmed');
  });

  it('is rejected with an unknown token, or none', async () => {
    await subscribe();
    const token = await lastToken();
    expect((await confirm(`${token}x`)).body).toMatchObject({ statusCode: 404, code: 'NEWSLETTER_LINK_UNKNOWN' });
    expect((await unsubscribe(token)).body).toMatchObject({ statusCode: 404, code: 'NEWSLETTER_LINK_UNKNOWN' });
    for (const none of [undefined, '', 7])
      expect((await confirm(none)).body).toMatchObject({ statusCode: 400, errors: [{ path: 'token' }] });
  });
});

describe('unsubscribing', () => {
  /** The List-Unsubscribe URL of the welcome e-mail, and the token of its link. */
  async function subscribed() {
    await subscribe();
    const confirmToken = await lastToken();
    await confirm(confirmToken);
    const welcome = await until('the welcome', async () => (await emails())[1]);
    const url = new URL(welcome.headers['list-unsubscribe']?.slice(1, -1) ?? '');
    return { confirmToken, address: url.pathname + url.search, token: tokenIn(welcome.text) };
  }

  it('works from the page of the e-mail’s link, repeatedly', async () => {
    const { token } = await subscribed();
    for (let times = 0; times < 2; times++) {
      const { status, body } = await unsubscribe(token);
      expect({ status, body }).toEqual({ status: 200, body: { status: 'unsubscribed' } });
    }
    expect(await statusOf()).toEqual(['unsubscribed']);
  });

  it('tells what its link is good for, and changes nothing by that', async () => {
    const { confirmToken, token } = await subscribed();
    const states = async () => [
      await checkUnsubscribe(token),
      await checkUnsubscribe(`${token}x`),
      await checkUnsubscribe(confirmToken),
    ];
    expect(await states()).toEqual(['open', 'invalid', 'invalid']);
    expect(await statusOf()).toEqual(['confirmed']);
    await unsubscribe(token);
    expect(await states()).toEqual(['ended', 'invalid', 'invalid']);
  });

  it('works with the mail client’s one-click header', async () => {
    const { address } = await subscribed();
    const answer = await request(app.getHttpServer()).post(address).type('form').send('List-Unsubscribe=One-Click');
    expect(answer.status).toBe(200);
    expect(await statusOf()).toEqual(['unsubscribed']);
  });

  it('redirects a browser that opens the List-Unsubscribe URL to the page', async () => {
    const { address, token } = await subscribed();
    const { status, headers } = await request(app.getHttpServer()).get(address);
    expect([status, headers.location]).toEqual([303, expect.stringMatching(/^\/newsletter\/unsubscribe\?token=\d+-[\w-]{43}$/)]);
    expect(address).toContain(token);
    expect(await statusOf()).toEqual(['confirmed']);
  });

  it('is undone by subscribing again, but not by the old confirmation link', async () => {
    const { confirmToken, token } = await subscribed();
    await unsubscribe(token);
    expect((await confirm(confirmToken)).body.code).toBe('NEWSLETTER_LINK_UNKNOWN');
    await subscribe();
    expect(await statusOf()).toEqual(['pending']);
    await confirm(await lastToken());
    expect(await statusOf()).toEqual(['confirmed']);
    expect(await emails()).toHaveLength(4);
    expect(smtp.to(STAFF)).toHaveLength(2);
    expect((await unsubscribe(token)).status).toBe(200);
    expect(await statusOf()).toEqual(['unsubscribed']);
  });

  it('works from earlier e-mails, whose tokens were stored', async () => {
    await subscribed();
    const token = 'A'.repeat(43);
    await environment.sql(
      `INSERT INTO inquiries.newsletter_token (token_hash, newsletter_request_id, purpose)
       SELECT $1, id, 'unsubscribe' FROM inquiries.newsletter_request`,
      [linkTokenHash(token)],
    );
    expect((await unsubscribe(token)).body).toEqual({ status: 'unsubscribed' });
  });

  it('requires the token of this subscription and address', async () => {
    const { token } = await subscribed();
    const [id, signature = ''] = token.split(/-(.*)/);
    const wrong = [
      `${Number(id) + 1}-${signature}`,
      `${id}-${'A'.repeat(43)}`,
      `${id}-${signature}x`,
      `-${signature}`,
      '9'.repeat(200),
    ];
    for (const other of wrong) expect((await unsubscribe(other)).body.code).toBe('NEWSLETTER_LINK_UNKNOWN');
    await environment.sql(`UPDATE inquiries.newsletter_subscription SET email_key = 'somebody@else.example'`);
    expect((await unsubscribe(token)).body.code).toBe('NEWSLETTER_LINK_UNKNOWN');
    expect(await statusOf()).toEqual(['confirmed']);
  });

  it('requires a token', async () => {
    expect((await unsubscribe(undefined)).body).toMatchObject({ statusCode: 400, errors: [{ path: 'token' }] });
    expect((await post(app, '/api/newsletter/unsubscribe', undefined)).body).toMatchObject({ statusCode: 400 });
  });
});

it('sends working links even if the mail server accepts the e-mail only on the second attempt', async () => {
  let refusals = 0;
  smtp.rules.text = () => (refusals++ === 0 ? '451 try later' : undefined);
  await subscribe();
  await confirm(await lastToken());
  expect(await statusOf()).toEqual(['confirmed']);
});
