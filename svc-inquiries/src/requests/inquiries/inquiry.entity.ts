import type { RequestKindName, RequestOf, requestKinds } from '@dealership/contracts';
import { Column, Entity } from 'typeorm';
import { SCHEMA } from '../../database/schema.js';
import { Submission } from '../submissions/submission.entity.js';

export type InquiryKind = RequestKindName;

/** The visitors' form contents, by kind. */
export type InquiryContents = { [Kind in InquiryKind]: RequestOf<(typeof requestKinds)[Kind]> };

/** The filled-in fields of the kind, and those recorded by the service. `website`: the honeypot's value. */
export type InquiryDetails = Partial<Record<string, string | number>>;

@Entity({ schema: SCHEMA, name: 'inquiry' })
export class Inquiry extends Submission {
  @Column({ type: 'text' })
  kind: InquiryKind;

  /** Validated by the schema of its kind. */
  @Column({ type: 'jsonb' })
  details: InquiryDetails;

  @Column({ type: 'timestamptz', name: 'terms_accepted_at', nullable: true })
  termsAcceptedAt: Date | null;

  /** `staff`: a customer without a request, entered by staff; `details` is empty. */
  @Column({ type: 'text' })
  source: 'visitor' | 'staff';
}
