import * as z from 'zod/mini';
import { toLatinDigits } from './digits.js';
import { personFields } from './form-fields.js';

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
