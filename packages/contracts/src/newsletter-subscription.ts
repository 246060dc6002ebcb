import * as z from 'zod/mini';
import { personFields, trapField } from './form-fields.js';

/** Body of `POST /api/newsletter`. An address that is subscribed already succeeds quietly. */
export const newsletterSubscription = z.strictObject({ email: personFields.email, ...trapField });

export type NewsletterSubscription = z.infer<typeof newsletterSubscription>;
