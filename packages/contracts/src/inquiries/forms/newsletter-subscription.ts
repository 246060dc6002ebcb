import * as z from 'zod/mini';
import { choice, honeypotField, say } from '../../fields/form-fields.js';
import { versionField } from '../../fields/staff-fields.js';

/**
 * Body of `POST /api/newsletter`. The answer is the same for every address, also for one that is subscribed already: nobody learns
 * from it who is.
 */
export const newsletterSubscription = z.strictObject({
  email: z
    .string(say('noEmail'))
    .check(
      z.trim(),
      z.minLength(1, { error: say('noEmail'), abort: true }),
      z.email(say('email')),
      z.maxLength(254, say('tooLong')),
    ),
  ...honeypotField,
});

export type NewsletterSubscription = z.infer<typeof newsletterSubscription>;

/** Paths of the pages that the e-mails link to, with `?token=`. */
export const NEWSLETTER_PAGES = { confirm: '/newsletter/confirm', unsubscribe: '/newsletter/unsubscribe' } as const;

/** Days that the link of a confirmation e-mail works. */
export const NEWSLETTER_LINK_DAYS = 7;

/** Body of `POST /api/newsletter/confirm` and `/api/newsletter/unsubscribe`: the token of the link in the e-mail. */
export const newsletterLink = z.object({ token: z.string('The link is not complete').check(z.minLength(1), z.maxLength(200)) });

/** The token of a mail provider's one-click (RFC 8058) stands in the query and not in the body, which is a form. */
export const newsletterLinkPart = z.optional(z.partial(newsletterLink));

export type NewsletterLink = z.infer<typeof newsletterLink>;

export const NEWSLETTER_STATUSES = ['pending', 'confirmed', 'unsubscribed', 'spam'] as const;

export type NewsletterStatus = (typeof NEWSLETTER_STATUSES)[number];

/** What staff can make of an address: nobody but its owner confirms it. From spam back to pending sends a confirmation e-mail. */
export const newsletterChange = z.strictObject({
  status: choice(['pending', 'unsubscribed', 'spam'], 'option'),
  version: versionField,
});

export type NewsletterChange = z.infer<typeof newsletterChange>;
