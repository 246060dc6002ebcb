import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { SmtpServer } from '../../../test/support/servers/smtp-server.js';
import { DEFAULT_LOGO_PNG } from '../../emails/default-logo.js';
import { EndLinks } from '../../subscriptions/links/end-links.js';
import { DeliveryError, Mailer } from './mailer.js';

let smtp: SmtpServer;
let mailer: Mailer;

const email = {
  to: ['one@dealer.example', 'two@dealer.example'],
  messageId: '<inquiry.submitted.1.staff@cars.example>',
  requestId: 'request-0001',
  logo: DEFAULT_LOGO_PNG,
  subject: 'Subject\r\nBcc: victim@elsewhere.example',
  text: 'Text',
  html: '<p>Text</p>',
  replyTo: { name: 'Layla\r\nBcc: victim@elsewhere.example', address: 'layla@customers.example' },
};

const mailerFor = (smtpUrl: string) =>
  new Mailer({
    media: { folder: '' },
    smtpUrl,
    smtpTimeout: 60_000,
    from: 'Cars <no-reply@cars.example>',
    staff: [],
    recipientLimit: { perHour: 3, perDay: 6 },
    concurrency: 2,
    replyAddress: undefined,
    endLinks: new EndLinks('of these tests, of more than 32 characters'),
    webhookOrigins: [],
  });

beforeAll(async () => {
  smtp = await new SmtpServer().start();
  mailer = mailerFor(smtp.url);
});

afterEach(() => {
  smtp.rules = {};
  smtp.received.length = 0;
});

afterAll(async () => {
  mailer.onApplicationShutdown();
  await smtp.stop();
});

it('does not let line breaks inject a header or recipient', async () => {
  await mailer.send(email);
  const [received] = smtp.received;
  expect(received?.recipients).toEqual(email.to);
  expect(received?.headers).not.toHaveProperty('bcc');
  expect(received?.headers.subject).toBe('Subject Bcc: victim@elsewhere.example');
  expect(received?.headers['reply-to']).toContain('<layla@customers.example>');
});

it('attaches the logo shown in its header', async () => {
  await mailer.send(email);
  const [received] = smtp.received;
  expect([received?.text, received?.html, received?.enclosed]).toEqual(['Text', '<p>Text</p>', ['image/png <mark>']]);
});

it('attaches the pictures of the e-mail', async () => {
  await mailer.send({ ...email, pictures: [{ id: 'car', filename: 'car.jpg', content: Buffer.from('car') }] });
  expect(smtp.received[0]?.enclosed).toEqual(['image/png <mark>', 'image/jpeg <car>']);
});

it.each([
  ['550 gone', { refused: ['two@dealer.example'], deferred: [] }],
  ['450 greylisted', { refused: [], deferred: ['two@dealer.example'] }],
])('returns the refused ones of several recipients: %s', async (reply, refusals) => {
  smtp.rules.recipient = (address) => (address.startsWith('two') ? reply : undefined);
  expect(await mailer.send(email)).toEqual(refusals);
});

it.each([
  ['451 try later', false],
  ['550 no such mailbox', true],
])('reports whether a retry can help: %s', async (reply, permanent) => {
  smtp.rules.text = () => reply;
  const error = await mailer.send(email).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(DeliveryError);
  expect(error).toMatchObject({ permanent, code: `EMESSAGE ${reply.slice(0, 3)}` });
});

it('treats a refused sign-in as a temporary error', () => {
  const refused = Object.assign(new Error('Invalid login'), { code: 'EAUTH', responseCode: 535, permanent: true });
  expect(new DeliveryError(refused)).toMatchObject({ permanent: false, code: 'EAUTH 535' });
});

describe('to a mail server without TLS', () => {
  // The same machine, by an address that is not recognized as loopback.
  const elsewhere = () => smtp.url.replace('127.0.0.1', '0.0.0.0');

  const sendVia = async (url: string) => {
    const other = mailerFor(url);
    try {
      return await other.send(email);
    } finally {
      other.onApplicationShutdown();
    }
  };

  it('sends nothing to another machine, and waits until that is fixed', async () => {
    await expect(sendVia(elsewhere())).rejects.toMatchObject({ code: 'ETLS 502', permanent: false });
    expect(smtp.received).toEqual([]);
  });

  it.each([
    ['on this machine', () => smtp.url],
    ['for which the address says so', () => `${elsewhere()}?requireTLS=false`],
  ])('sends to a server %s', async (_which, url) => {
    await sendVia(url());
    expect(smtp.received).toHaveLength(1);
  });
});

it('does not retry an e-mail itself after its connection broke, and sends it when called again', async () => {
  let texts = 0;
  smtp.rules.text = () => {
    texts += 1;
    void smtp.stop();
    return 'hold';
  };
  await expect(mailer.send(email)).rejects.toMatchObject({ permanent: false });
  expect(texts).toBe(1);
  smtp.rules = {};
  await smtp.start();
  await mailer.send(email);
  expect(smtp.received).toHaveLength(1);
});
