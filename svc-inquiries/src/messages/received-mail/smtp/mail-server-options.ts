import { MAX_MESSAGE_BYTES } from '@dealership/contracts';
import type { WorkerEnv } from '../../../env.js';
import { type ReplyAddress, replyAddressIn } from '../../../requests/conversations/reply-address.js';

/** Base64 makes attachments a third larger; the rest is for the text. */
export const MAX_MAIL_BYTES = Math.ceil(MAX_MESSAGE_BYTES * 1.4);

export const MAIL_SERVER_OPTIONS = Symbol('MAIL_SERVER_OPTIONS');

export interface MailServerOptions {
  host: string;
  /** Without a port the server does not start. */
  port: number | undefined;
  /** Host name in the greeting. */
  name: string;
  /** Maximum size of one mail, in bytes. */
  maxBytes: number;
  /** Certificate and key in PEM; without them incoming mail is not encrypted in transit. */
  tls: { cert: string; key: string } | undefined;
  /** Networks that may connect; an empty list allows all. */
  senders: readonly string[];
  reply: ReplyAddress | undefined;
}

type MailServerEnv = Pick<
  WorkerEnv,
  | 'INBOUND_MAIL_PORT'
  | 'INBOUND_MAIL_CERTIFICATE'
  | 'INBOUND_MAIL_KEY'
  | 'INBOUND_MAIL_SENDERS'
  | 'REPLY_ADDRESS'
  | 'REPLY_ADDRESS_KEY'
> & { HOST?: string };

export function mailServerOptions(env: MailServerEnv): MailServerOptions {
  const reply = replyAddressIn(env);
  const { INBOUND_MAIL_CERTIFICATE: cert, INBOUND_MAIL_KEY: key } = env;
  return {
    host: env.HOST ?? '127.0.0.1',
    port: reply && env.INBOUND_MAIL_PORT,
    name: reply?.address.split('@').at(-1) ?? 'localhost',
    maxBytes: MAX_MAIL_BYTES,
    tls: cert && key ? { cert, key } : undefined,
    senders: env.INBOUND_MAIL_SENDERS,
    reply,
  };
}
