import type { ConsignmentRequest, ContactMessage, ImportRequest, SourcingRequest, TestDriveRequest } from '@dealership/contracts';
import { Column, Entity } from 'typeorm';
import { Submission } from '../submissions/submission.entity.js';

/** What visitors send, by kind. */
export interface InquiryContents {
  contact: ContactMessage;
  import: ImportRequest;
  sourcing: SourcingRequest;
  consignment: ConsignmentRequest;
  test_drive: TestDriveRequest;
}

export type InquiryKind = keyof InquiryContents;

type CommonField = 'firstName' | 'lastName' | 'email' | 'phone' | 'website' | 'acceptTerms';

/** Fields that only some kinds have. */
export type DetailField = { [Kind in InquiryKind]: Exclude<keyof InquiryContents[Kind], CommonField> }[InquiryKind];

/**
 * The fields of the kind that were filled in. `vehicleName`: what the catalogue called the vehicle of a test drive at that moment.
 * `website`: what a robot typed into the field that people do not see.
 */
export type InquiryDetails = Partial<Record<DetailField, string | number>> & { vehicleName?: string; website?: string };

@Entity({ name: 'inquiry', schema: 'inquiries' })
export class Inquiry extends Submission {
  @Column({ type: 'text' })
  kind: InquiryKind;

  /** Checked by the schema of its kind. */
  @Column({ type: 'jsonb' })
  details: InquiryDetails;

  @Column({ type: 'timestamptz', name: 'terms_accepted_at', nullable: true })
  termsAcceptedAt: Date | null;
}
