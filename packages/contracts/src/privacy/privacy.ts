import * as z from 'zod/mini';
import { emailAddress, nameLine } from '../fields/form-fields.js';
import { recordNumber } from '../fields/staff/staff-fields.js';
import { toLatinDigits } from '../format/digits.js';

const NO_PERSON = 'Please enter an email address or a phone number';
const NO_PHONE = 'Please enter a phone number of at least 7 digits';

const digitsOf = (phone: string): string => toLatinDigits(phone).replace(/\D/g, '');

/** Body of `POST /api/privacy/<service>/find`: one of the two. Phone numbers are compared by their last nine digits. */
export const personQuery = z
  .strictObject({
    email: z.optional(emailAddress),
    phone: z.optional(z.string(NO_PHONE).check(z.overwrite(digitsOf), z.minLength(7, NO_PHONE), z.maxLength(20, NO_PHONE))),
  })
  .check(z.refine(({ email, phone }) => (email === undefined) !== (phone === undefined), { path: ['email'], error: NO_PERSON }));

export type PersonQuery = z.infer<typeof personQuery>;

/** Body of `POST /api/privacy/<service>/erase` and `…/export`. */
export const personErasure = z.strictObject({ email: emailAddress });

export type PersonErasure = z.infer<typeof personErasure>;

/** Why a person's data is still needed: a future end, a pending payment or refund. */
export const ERASURE_OBSTACLES = ['active-membership', 'open-payment', 'refund-under-way'] as const;

export type ErasureObstacle = (typeof ERASURE_OBSTACLES)[number];

/**
 * Body of `POST /api/privacy/content/find`: showcases and testimonials store only the customer's name; a part of it is
 * enough.
 */
export const namedPersonQuery = z.strictObject({ name: nameLine('name') });

export type NamedPersonQuery = z.infer<typeof namedPersonQuery>;

const ids = z.array(recordNumber('An id must be a whole number from 1'), 'Please name the showcases by their ids');

const clientName = z
  .string('A name must be a text')
  .check(z.minLength(1, 'Please name the client'), z.maxLength(200, 'This name is not valid'));

const names = z.array(clientName, 'Please name the testimonials by their clients');

const NOTHING_NAMED = 'Please name at least one showcase or testimonial';

/**
 * Body of `POST /api/privacy/content/erase` and `…/export`: the matches that belong to the person; testimonials by the
 * name as found. Only staff can tell people of the same name apart.
 */
export const namedErasure = z
  .strictObject({
    showcaseIds: z.optional(ids.check(z.maxLength(100, 'Please name at most 100 showcases'))),
    testimonialNames: z.optional(names.check(z.maxLength(100, 'Please name at most 100 testimonials'))),
  })
  .check(
    z.refine(({ showcaseIds = [], testimonialNames = [] }) => showcaseIds.length + testimonialNames.length > 0, {
      path: ['showcaseIds'],
      error: NOTHING_NAMED,
    }),
  );

export type NamedErasure = z.infer<typeof namedErasure>;

/**
 * Version of the personal-data export. Increase it when a field is removed or changes its meaning; new fields do not
 * change it.
 */
export const PERSON_EXPORT_VERSION = 1;
