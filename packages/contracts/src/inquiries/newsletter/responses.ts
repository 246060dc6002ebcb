import { z } from 'zod';
import { timestamp } from '../../fields/timestamp.js';
import { NEWSLETTER_STATUSES } from './newsletter-subscription.js';

/** For a subscription always `pending`, so that it does not reveal who is subscribed. */
export const newsletterReceipt = z.strictObject({ status: z.enum(NEWSLETTER_STATUSES) });

export type NewsletterReceipt = z.infer<typeof newsletterReceipt>;

const renderedEmail = z.strictObject({ subject: z.string(), html: z.string(), text: z.string() });

/** An e-mail about new arrivals in each language. */
export const arrivalsPreview = z.strictObject({ en: renderedEmail, ar: renderedEmail, ja: renderedEmail });

export type ArrivalsPreview = z.infer<typeof arrivalsPreview>;

/** A sent e-mail about new arrivals, with its progress. */
export const sentArrivalsEmail = z.strictObject({
  id: z.int(),
  createdAt: timestamp,
  vehicles: z.array(z.string()).describe('The names of the vehicles.'),
  addressed: z.int().describe('The number of subscribers for whom an e-mail has been queued.'),
  sent: z.int(),
  failed: z.int(),
  complete: z.boolean().describe('Whether an e-mail has been queued for every subscriber.'),
});

export type SentArrivalsEmail = z.infer<typeof sentArrivalsEmail>;

export const arrivalsEmails = z.strictObject({
  items: z.array(sentArrivalsEmail).describe('The last 50 e-mails, newest first.'),
  subscribers: z.int().describe('The number of subscribers who would receive an e-mail now.'),
  nextAt: timestamp.nullable().describe('The time from which the next e-mail may be sent; `null` if it may be sent now.'),
});

export type ArrivalsEmails = z.infer<typeof arrivalsEmails>;
