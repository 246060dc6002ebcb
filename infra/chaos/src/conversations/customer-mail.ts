import { createTransport, type NodemailerError } from 'nodemailer';
import type { RetryingClient } from '../retrying-client.ts';
import { inboundMailPort } from '../site.ts';

/**
 * A mail server that delivers customers' mail and retries until it is accepted: the same bytes after a 4xx or a lost
 * connection.
 */
export class CustomerMail {
  readonly #transport = createTransport({
    host: '127.0.0.1',
    port: inboundMailPort,
    ignoreTLS: true,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 15_000,
  });

  async send(client: RetryingClient, { from, to, messageId, text }: Record<'from' | 'to' | 'messageId' | 'text', string>) {
    const raw = [
      `From: ${from}`,
      `To: ${to}`,
      'Subject: Re: Your message',
      `Message-ID: ${messageId}`,
      `Date: ${new Date().toUTCString()}`,
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset=utf-8',
      '',
      text,
      '',
    ].join('\r\n');
    await client.withRetries(async () => {
      const attempted = Date.now();
      try {
        await this.#transport.sendMail({ envelope: { from, to }, raw });
        client.count('mail 250');
        return { attempted };
      } catch (error) {
        const { responseCode = 0 } = error as NodemailerError;
        if (responseCode >= 500) throw error;
        return responseCode ? `mail ${responseCode}` : 'mail: no answer';
      }
    });
  }
}
