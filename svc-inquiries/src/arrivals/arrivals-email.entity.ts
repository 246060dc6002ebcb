import type { Language } from '@dealership/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { SCHEMA } from '../database/schema.js';
import type { FoundVehicle } from '../service-clients/catalog/catalog.client.js';

/** An e-mail about new arrivals. */
@Entity({ schema: SCHEMA, name: 'arrivals_email' })
export class ArrivalsEmail {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  /** Key of the draft; null for test e-mails to staff. */
  @Column({ type: 'uuid', nullable: true })
  key: string | null;

  /** Set only for test e-mails to staff. */
  @Column({ type: 'text', name: 'test_language', nullable: true })
  testLanguage: Language | null;

  @Column({ type: 'jsonb' })
  introduction: Record<Language, string>;

  /** As they were when the e-mail was written. */
  @Column({ type: 'jsonb' })
  vehicles: FoundVehicle[];

  /** Subscriptions up to this id have been processed. */
  @Column({ type: 'integer', name: 'last_subscription_id', default: 0 })
  lastSubscriptionId: number;

  /** Whether all subscriptions have been processed. */
  @Column({ type: 'boolean', default: false })
  complete: boolean;

  @Column({ type: 'timestamptz', name: 'created_at', insert: false, update: false, default: () => 'now()' })
  createdAt: Date;
}
