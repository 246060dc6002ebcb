import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { SCHEMA } from '../../database/schema.js';

/** A request for the newsletter, which is sent one confirmation e-mail. */
@Entity({ schema: SCHEMA, name: 'newsletter_request' })
export class NewsletterRequest {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column({ type: 'integer', name: 'subscription_id' })
  subscriptionId: number;

  @Column({ type: 'text', name: 'request_id' })
  requestId: string;

  @Column({ type: 'timestamptz', name: 'created_at', insert: false, update: false, default: () => 'now()' })
  createdAt: Date;
}
