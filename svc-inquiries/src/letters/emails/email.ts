import type { Readable } from 'node:stream';

/** A file that an e-mail has. It is read when the e-mail is sent. */
export interface EmailAttachment {
  filename: string;
  contentType: string;
  open: () => Promise<Readable>;
}

/** A picture that a letter shows and brings with it. `id`: as its HTML names it, `cid:car`. */
export interface LetterPicture {
  id: string;
  filename: string;
  content: Buffer;
}

/** A rendered e-mail, before it has an address. */
export interface Email {
  subject: string;
  text: string;
  html: string;
  replyTo: { name: string; address: string };
  /** Where a POST without anything else ends the subscription that brought the e-mail (RFC 8058). */
  unsubscribeUrl?: string;
  /** An entry for the reader's calendar (RFC 6047). */
  icalEvent?: { method: string; filename: string; content: string };
  /** Written by a person: answering machines may answer it. */
  isHumanReply?: true;
  /** Where mail servers report that it did not arrive; else to its sender. */
  bounceAddress?: string;
  /** Message-IDs: what it answers, and all that came before, the first one first. */
  inReplyTo?: string;
  references?: string[];
  pictures?: LetterPicture[];
  attachments?: EmailAttachment[];
}
