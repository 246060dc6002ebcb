import { afterEach, expect, it } from '@jest/globals';
import { createTransport, type TransportOptions } from 'nodemailer';
import type { MailIntakeService } from '../../src/messages/received-mail/smtp/mail-intake.service.js';
import { MailServer } from '../../src/messages/received-mail/smtp/mail-server.service.js';
import { mailServerOptions } from '../../src/messages/received-mail/smtp/mail-server-options.js';
import { selfSignedCertificate } from '../support/servers/self-signed-certificate.js';
import { SmtpSession } from '../support/servers/smtp-session.js';

const HOST = 'reply.cars.example';
const REPLY = { REPLY_ADDRESS: `requests@${HOST}`, REPLY_ADDRESS_KEY: 'of these tests, of more than 32 characters' };

let server: MailServer;
let taken: string[];

/** The mail server configured from the environment; accepted mail is in `taken`. */
async function start(env: { INBOUND_MAIL_CERTIFICATE?: string; INBOUND_MAIL_KEY?: string }): Promise<void> {
  taken = [];
  const intake = {
    conversationOf: async () => 1,
    store: async (_sender: string, _to: string[], raw: Buffer) => taken.push(raw.toString()) > 0,
    outage: () => undefined,
  } as unknown as MailIntakeService;
  const options = mailServerOptions({ ...REPLY, INBOUND_MAIL_PORT: 0, INBOUND_MAIL_SENDERS: [], ...env });
  server = new MailServer(options, intake, { runSoon: () => undefined } as never);
  await server.onApplicationBootstrap();
}

async function deliver(text: string, options: object): Promise<void> {
  const client = createTransport({ host: '127.0.0.1', port: server.port, ...options } as TransportOptions);
  try {
    await client.sendMail({ from: 'layla@customers.example', to: REPLY.REPLY_ADDRESS, text } as object);
  } finally {
    client.close();
  }
}

afterEach(() => server.beforeApplicationShutdown());

it('accepts mail over TLS with its configured certificate, and unencrypted mail from other senders', async () => {
  const { cert, key } = selfSignedCertificate(HOST);
  await start({ INBOUND_MAIL_CERTIFICATE: cert, INBOUND_MAIL_KEY: key });
  const checked = (ca: string) => ({ requireTLS: true, tls: { ca, servername: HOST } });
  await deliver('Encrypted', checked(cert));
  await deliver('Plain', { ignoreTLS: true });
  await expect(deliver('To another', checked(selfSignedCertificate(HOST).cert))).rejects.toThrow(/certificate/);
  expect(taken).toEqual([expect.stringContaining('Encrypted'), expect.stringContaining('Plain')]);
});

it('offers no TLS without a certificate, and accepts unencrypted mail', async () => {
  await start({});
  const session = await SmtpSession.open(server.port as number);
  expect(await session.say('EHLO client.example')).not.toContain('STARTTLS');
  session.close();
  await deliver('Plain', {});
  await expect(deliver('Encrypted', { requireTLS: true })).rejects.toThrow();
  expect(taken).toEqual([expect.stringContaining('Plain')]);
});
