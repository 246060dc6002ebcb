import { expect } from '@playwright/test';
import { mailboxUrl } from './site.ts';

/** A received message, as returned by the mail catcher. */
export interface Mail {
  id: string;
  subject: string;
  text: string;
  html: string;
  to: { address: string }[];
  headers: Record<string, string>;
}

const mailbox = `${mailboxUrl}/api/email`;

async function allMails(): Promise<Mail[]> {
  const response = await fetch(`${mailbox}?limit=10000`);
  return (await response.json()) as Mail[];
}

/** Messages that contain this word in their subject or text. */
export async function mailsAbout(word: string): Promise<Mail[]> {
  const mails = await allMails();
  return mails.filter(({ subject, text }) => `${subject}\n${text}`.includes(word));
}

/** Messages to this address. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const mails = await allMails();
  return mails.filter(({ to }) => to.some((recipient) => recipient.address === address));
}

/** Waits for that many messages that contain a word, and returns them. */
export async function expectMails(word: string, count: number, timeout = 30_000): Promise<Mail[]> {
  await expect.poll(async () => (await mailsAbout(word)).length, { timeout, message: `mails about ${word}` }).toBe(count);
  return mailsAbout(word);
}

export const sentTo = (mails: Mail[], address: string): Mail | undefined =>
  mails.find(({ to }) => to.some((recipient) => recipient.address === address));

/** The raw message, starting with its headers. */
export const sourceOf = async ({ id }: Mail): Promise<string> => (await fetch(`${mailbox}/${id}/source`)).text();
