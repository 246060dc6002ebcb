import type { Language } from '@dealership/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

export type InquiryKind = 'contact' | 'import' | 'sourcing' | 'consignment' | 'test_drive';

export type InquiryStatus = 'new' | 'in_progress' | 'done' | 'spam';

/** `details` of the kind 'contact'. `website`: what a robot typed into the field that people do not see. */
export interface ContactDetails {
  subject: string;
  message: string;
  vehicleId?: number | undefined;
  website?: string | undefined;
}

@Entity({ name: 'inquiry', schema: 'inquiries' })
export class Inquiry {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column({ type: 'text' })
  kind: InquiryKind;

  @Column({ type: 'text', default: 'new' })
  status: InquiryStatus;

  @Column({ type: 'text', name: 'first_name' })
  firstName: string;

  @Column({ type: 'text', name: 'last_name' })
  lastName: string;

  @Column({ type: 'text' })
  email: string;

  /** As the visitor typed it. */
  @Column({ type: 'text', nullable: true })
  phone: string | null;

  @Column({ type: 'text', name: 'phone_e164', nullable: true })
  phoneE164: string | null;

  @Column({ type: 'text' })
  language: Language;

  /** Checked by the schema of its kind. */
  @Column({ type: 'jsonb' })
  details: ContactDetails;

  @Column({ type: 'timestamptz', name: 'terms_accepted_at', nullable: true })
  termsAcceptedAt: Date | null;

  @Column({ type: 'uuid', name: 'idempotency_key', nullable: true })
  idempotencyKey: string | null;

  @Column({ type: 'text', name: 'content_hash' })
  contentHash: string;

  @Column({ type: 'text', name: 'request_id' })
  requestId: string;

  @Column({ type: 'timestamptz', name: 'created_at', insert: false, update: false, default: () => 'now()' })
  createdAt: Date;
}
