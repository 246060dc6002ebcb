import * as z from 'zod/mini';
import { toLatinDigits } from './digits.js';
import { line, personFields } from './form-fields.js';
import { wholeNumber } from './staff-fields.js';

const NO_PERSON = 'Please enter an e-mail address or a phone number';
const NO_PHONE = 'Please enter a phone number of at least 7 digits';

const digitsOf = (phone: string): string => toLatinDigits(phone).replace(/\D/g, '');

/** Body of `POST /api/privacy/<service>/find`: one of the two. A phone number is compared by its last nine digits. */
export const personQuery = z
  .strictObject({
    email: z.optional(personFields.email),
    phone: z.optional(z.string(NO_PHONE).check(z.overwrite(digitsOf), z.minLength(7, NO_PHONE), z.maxLength(20, NO_PHONE))),
  })
  .check(z.refine(({ email, phone }) => (email === undefined) !== (phone === undefined), { path: ['email'], error: NO_PERSON }));

export type PersonQuery = z.infer<typeof personQuery>;

/** Body of `POST /api/privacy/<service>/erase`. */
export const personErasure = z.strictObject({ email: personFields.email });

export type PersonErasure = z.infer<typeof personErasure>;

/** Why something of a person is still needed: an end to come, a payment or a refund on its way. */
export const ERASURE_OBSTACLES = ['active-membership', 'open-payment', 'refund-under-way'] as const;

export type ErasureObstacle = (typeof ERASURE_OBSTACLES)[number];

/** Something that is stored of a person. `place`: the staff's list that shows it, or `payments`. Times: ISO 8601, UTC. */
export interface PersonRecord {
  place: string;
  id: number;
  name: string | null;
  email: string;
  phone: string | null;
  createdAt: string;
  /** `null`: it would be erased. */
  obstacle: ErasureObstacle | null;
}

export interface PersonRecords {
  items: PersonRecord[];
}

/** What an erasure did: records by place. `kept`: those that are still needed; they can be erased later. */
export interface ErasureReceipt {
  erased: Record<string, number>;
  kept: PersonRecord[];
}

/** Body of `POST /api/privacy/content/find`: a showcase knows its customer by the name alone; a part of it will do. */
export const namedPersonQuery = z.strictObject({ name: line(2, 'name') });

export type NamedPersonQuery = z.infer<typeof namedPersonQuery>;

/** A showcase whose customer has that name, or had it: the record of staff's changes tells of deleted ones too. */
export type NamedRecord = Pick<PersonRecord, 'place' | 'id' | 'name' | 'createdAt'>;

export interface NamedRecords {
  items: NamedRecord[];
}

const ids = z.array(
  wholeNumber(1, 2_147_483_647, 'An id must be a whole number from 1'),
  'Please name the showcases by their ids',
);

/** Body of `POST /api/privacy/content/erase`: which of those found are the person's. Nobody but staff can tell people of one name apart. */
export const showcaseErasure = z.strictObject({
  showcaseIds: ids.check(
    z.minLength(1, 'Please name at least one showcase'),
    z.maxLength(100, 'Please name at most 100 showcases'),
  ),
});

export type ShowcaseErasure = z.infer<typeof showcaseErasure>;
