import type { Language, NewsletterStatus } from '@dealership/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { SCHEMA } from '../../database/schema.js';

/** A unique address. `pending`: not confirmed yet, or requested again after unsubscribing. */
@Entity({ schema: SCHEMA, name: 'newsletter_subscription' })
export class NewsletterSubscription {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column({ type: 'text' })
  email: string;

  /** The address in lower case, for lookups. */
  @Column({ type: 'text', name: 'email_key' })
  emailKey: string;

  @Column({ type: 'text' })
  status: NewsletterStatus;

  @Column({ type: 'text' })
  language: Language;

  /** The honeypot's value, filled in by a bot. */
  @Column({ type: 'text', nullable: true })
  website: string | null;

  @Column({ type: 'timestamptz', name: 'confirmed_at', nullable: true })
  confirmedAt: Date | null;

  @Column({ type: 'timestamptz', name: 'unsubscribed_at', nullable: true })
  unsubscribedAt: Date | null;

  @Column({ type: 'timestamptz', name: 'created_at', insert: false, update: false, default: () => 'now()' })
  createdAt: Date;
}
