import * as z from 'zod/mini';
import type { ConsignmentRequest } from './consignment-request.js';
import type { ContactMessage } from './contact-message.js';
import { choice, text } from './form-fields.js';
import type { ImportRequest } from './import-request.js';
import type { Language } from './languages.js';
import type { SourcingRequest } from './sourcing-request.js';
import { versionField } from './staff-fields.js';
import type { TestDriveRequest } from './test-drive-request.js';
import type { VehicleReservation } from './vehicle-reservation.js';

/** What staff make of what a visitor sent. */
export const LEAD_STATUSES = ['new', 'in_progress', 'done', 'spam'] as const;

export type LeadStatus = (typeof LEAD_STATUSES)[number];

export const LEAD_SORTS = ['newest', 'oldest', 'name', 'status'] as const;

export type LeadSort = (typeof LEAD_SORTS)[number];

/**
 * Query of the staff's lists, every part optional. `page`: from 1; `pageSize`: 1 to 100, 25 unless said; `status`: one of the list's,
 * or 'all'; without it everything but spam; `from`, `to`: days ('YYYY-MM-DD', Asia/Dubai, both inclusive) or ISO 8601 moments.
 */
export interface LeadQuery {
  page?: number;
  pageSize?: number;
  q?: string;
  status?: string;
  from?: string;
  to?: string;
  sort?: LeadSort;
}

/** Body of the staff's PUT on what a visitor sent: nothing else of it ever changes. */
export const leadChange = z.strictObject({ status: choice(LEAD_STATUSES, 'option'), version: versionField });

export type LeadChange = z.infer<typeof leadChange>;

const NO_NOTE = 'Please enter a note';

/** Body of `POST …/:id/notes`. */
export const leadNote = z.strictObject({
  text: z.pipe(z.string(NO_NOTE), z.pipe(text(0, 'message', 5000), z.string().check(z.minLength(1, NO_NOTE)))),
});

export interface LeadNote {
  id: number;
  text: string;
  sessionId: string;
  createdAt: string;
}

/** What every submission has for the staff. Times: ISO 8601, UTC. `website`: what a robot typed into the trap field. */
export interface Lead {
  id: number;
  status: LeadStatus;
  version: number;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  phoneE164: string | null;
  language: Language;
  website: string | null;
  createdAt: string;
  notes: LeadNote[];
}

type OwnFields<Content> = Omit<Content, 'firstName' | 'lastName' | 'email' | 'phone' | 'website' | 'acceptTerms'>;

/** What was left empty is `null`. */
type Stored<Content> = {
  [Field in keyof Content]-?: undefined extends Content[Field] ? Exclude<Content[Field], undefined> | null : Content[Field];
};

type LeadOf<Content> = Lead & Stored<OwnFields<Content>>;

/** The items of the staff's lists, by the last part of their path. */
export interface Leads {
  'contact-messages': LeadOf<ContactMessage>;
  'import-requests': LeadOf<ImportRequest> & { termsAcceptedAt: string | null };
  'sourcing-requests': LeadOf<SourcingRequest>;
  'consignment-requests': LeadOf<ConsignmentRequest>;
  /** `vehicleName`: as the catalogue had it; `null` when the catalogue could not be asked. */
  'test-drive-requests': LeadOf<TestDriveRequest> & { vehicleName: string | null };
  'vehicle-reservations': LeadOf<VehicleReservation> & { vehicleName: string; vehicleNameConfirmed: boolean };
}
