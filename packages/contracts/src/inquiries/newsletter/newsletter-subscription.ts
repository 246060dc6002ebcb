import * as z from 'zod/mini';
import { cleanEmail } from '../../fields/email-address.js';
import { choice, honeypotField, messageKey } from '../../fields/form-fields.js';
import { MAX_EMAIL } from '../../fields/limits.js';
import { versionField } from '../../fields/staff/staff-fields.js';

/**
 * Body of `POST /api/newsletter`. The response does not depend on the address, so it does not reveal who is subscribed.
 */
export const newsletterSubscription = z.strictObject({
  email: z
    .string(messageKey('noEmail'))
    .check(
      z.overwrite(cleanEmail),
      z.minLength(1, { error: messageKey('noEmail'), abort: true }),
      z.email(messageKey('email')),
      z.maxLength(MAX_EMAIL, messageKey('tooLong')),
    ),
  ...honeypotField,
});

export type NewsletterSubscription = z.infer<typeof newsletterSubscription>;

/** Days that a confirmation link is valid. */
export const NEWSLETTER_LINK_DAYS = 7;

export const NEWSLETTER_STATUSES = ['pending', 'confirmed', 'unsubscribed', 'spam'] as const;

export type NewsletterStatus = (typeof NEWSLETTER_STATUSES)[number];

/**
 * Statuses that staff can set; only the owner of an address confirms it. From spam back to pending sends a confirmation
 * e-mail.
 */
export const NEWSLETTER_CHOICES = ['pending', 'unsubscribed', 'spam'] as const;

export const newsletterChange = z.strictObject({
  status: choice(NEWSLETTER_CHOICES, 'option'),
  version: versionField,
});

export type NewsletterChange = z.infer<typeof newsletterChange>;
