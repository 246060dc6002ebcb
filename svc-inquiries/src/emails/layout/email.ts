import type { Readable } from 'node:stream';
import type { Language } from '@dealership/contracts';

/** An attachment of an e-mail, read when the e-mail is sent. */
export interface EmailAttachment {
  filename: string;
  contentType: string;
  open: () => Promise<Readable>;
}

/** An embedded picture. `id`: its name in the HTML, `cid:car`. */
export interface EmailPicture {
  id: string;
  filename: string;
  content: Buffer;
}

/** A rendered e-mail without an address. */
export interface Email {
  subject: string;
  text: string;
  html: string;
  replyTo: { name: string; address: string };
  /** An empty POST to this URL ends the subscription that caused the e-mail (RFC 8058). */
  unsubscribeUrl?: string;
  /** An entry for the recipient's calendar (RFC 6047). */
  icalEvent?: { method: string; filename: string; content: string };
  /** Written by a person, so auto-responders may answer it. */
  isHumanReply?: true;
  /** Where mail servers report non-delivery; defaults to the sender. */
  bounceAddress?: string;
  /** Message-IDs: the e-mail it answers, and all earlier ones, oldest first. */
  inReplyTo?: string;
  references?: string[];
  pictures?: EmailPicture[];
  attachments?: EmailAttachment[];
}

/** The subject of an e-mail from the dealership: 'title – site', in Japanese '【site】title'. */
export const emailSubject = (language: Language, title: string, siteName: string): string =>
  language === 'ja' ? `【${siteName}】${title}` : `${title} – ${siteName}`;
