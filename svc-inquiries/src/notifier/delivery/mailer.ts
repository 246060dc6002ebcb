import type { Readable } from 'node:stream';
import { isLoopback } from '@dealership/server-kit';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type NodemailerError } from 'nodemailer';
import { LOGO_ID } from '../../emails/default-logo.js';
import type { Email, EmailAttachment, EmailPicture } from '../../emails/layout/email.js';
import { NOTIFICATION_OPTIONS, type NotificationOptions } from '../notification-options.js';

export interface OutgoingEmail extends Email {
  to: string[];
  messageId: string;
  requestId: string | null;
  /** The header picture, a PNG. */
  logo: Buffer;
}

/** Addresses that the mail server did not accept, although it accepted the e-mail for others. */
export interface Refusals {
  refused: string[];
  /** Refused for now (4xx), as by greylisting. */
  deferred: string[];
}

/** The mail server did not accept an e-mail. `code` may be logged; the message may contain addresses. */
export class DeliveryError extends Error {
  readonly code: string;
  readonly permanent: boolean;

  constructor(cause: NodemailerError) {
    super(cause.message, { cause });
    this.name = 'DeliveryError';
    this.code = [cause.code, cause.responseCode].filter(Boolean).join(' ') || 'UNKNOWN';
    // A refused sign-in or STARTTLS is also a 5xx, but a configuration error: every e-mail can be sent once it is
    // fixed.
    this.permanent = cause.permanent === true && cause.code !== 'EAUTH' && cause.code !== 'ETLS';
  }
}

const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** The attachments with their content as streams. If one cannot be opened, the others are closed. */
async function opened(attachments: EmailAttachment[]) {
  const files: { filename: string; contentType: string; content: Readable }[] = [];
  try {
    for (const { open, ...file } of attachments) files.push({ ...file, content: await open() });
  } catch (error) {
    for (const { content } of files) content.destroy();
    throw error;
  }
  return files;
}

const isTemporary = ({ responseCode = 0 }: NodemailerError): boolean => responseCode >= 400 && responseCode < 500;

const inline = ({ id, ...file }: EmailPicture) => ({ ...file, cid: id, contentDisposition: 'inline' as const });

@Injectable()
export class Mailer implements OnApplicationShutdown {
  private readonly transport;

  constructor(@Inject(NOTIFICATION_OPTIONS) private readonly options: NotificationOptions) {
    this.transport = createTransport({
      url: options.smtpUrl,
      pool: true,
      maxConnections: options.concurrency,
      // The queue does the retries. The pool would retry unrecorded, even after the server accepted the message.
      maxRequeues: 0,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      // Require TLS: a man in the middle could hide that the server offers it, and read everything. The URL can opt
      // out.
      requireTLS: !isLoopback(new URL(options.smtpUrl).hostname),
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }

  /** Resolves when the mail server has accepted the e-mail for at least one address. */
  async send({
    to,
    messageId,
    requestId,
    unsubscribeUrl,
    isHumanReply,
    logo,
    bounceAddress,
    pictures = [],
    attachments = [],
    ...email
  }: OutgoingEmail): Promise<Refusals> {
    const files = await opened(attachments);
    try {
      const { rejected, rejectedErrors = [] } = await this.transport.sendMail({
        ...email,
        from: this.options.from,
        to,
        messageId,
        ...(bounceAddress && { envelope: { from: bounceAddress, to } }),
        attachments: [...[{ id: LOGO_ID, filename: 'mark.png', content: logo }, ...pictures].map(inline), ...files],
        headers: {
          // Prevents auto-replies (RFC 3834).
          ...(!isHumanReply && { 'Auto-Submitted': 'auto-generated' }),
          ...(requestId && { 'X-Request-Id': requestId }),
          ...(unsubscribeUrl && unsubscribeHeaders(unsubscribeUrl)),
        },
        signal: AbortSignal.timeout(this.options.smtpTimeout),
      });
      const deferred = rejectedErrors.filter(isTemporary).flatMap(({ recipient }) => recipient ?? []);
      return { refused: (rejected ?? []).filter((address) => !deferred.includes(address)), deferred };
    } catch (error) {
      throw new DeliveryError(error as NodemailerError);
    } finally {
      for (const { content } of files) content.destroy();
    }
  }
}
