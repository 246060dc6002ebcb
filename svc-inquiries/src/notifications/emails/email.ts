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
}
