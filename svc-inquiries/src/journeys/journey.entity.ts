import type { JourneyKind, Language } from '@dealership/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { SCHEMA } from '../database/schema.js';

/** Where a customer's car is. The customer's data is in the request. */
@Entity({ schema: SCHEMA, name: 'journey' })
export class Journey {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column({ type: 'integer', name: 'conversation_id' })
  conversationId: number;

  @Column({ type: 'text' })
  kind: JourneyKind;

  /** Name of the car. */
  @Column({ type: 'text' })
  title: string;

  /** Language of e-mails and notes. */
  @Column({ type: 'text' })
  language: Language;

  /** Id of the account in svc-accounts. */
  @Column({ type: 'integer', name: 'owner_id', nullable: true })
  ownerId: number | null;

  /** As shown to the customer. */
  @Column({ type: 'text', name: 'owner_name', nullable: true })
  ownerName: string | null;

  /** Number of link requests by e-mail, and time of the last one. */
  @Column({ type: 'integer', name: 'link_requests', default: 0 })
  linkRequests: number;

  @Column({ type: 'timestamptz', name: 'link_requested_at', nullable: true })
  linkRequestedAt: Date | null;

  @Column({ type: 'integer', default: 1 })
  version: number;

  @Column({ type: 'timestamptz', name: 'created_at', insert: false, update: false, default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'timestamptz', name: 'updated_at', default: () => 'now()' })
  updatedAt: Date;
}
