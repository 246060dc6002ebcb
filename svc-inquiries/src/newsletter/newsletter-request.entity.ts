import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Somebody asked for the newsletter and is sent one e-mail to confirm it. */
@Entity({ name: 'newsletter_request', schema: 'inquiries' })
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
