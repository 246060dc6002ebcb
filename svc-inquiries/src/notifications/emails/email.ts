/** A rendered e-mail, before it has an address. */
export interface Email {
  subject: string;
  text: string;
  html: string;
  replyTo: { name: string; address: string };
}
