import type { WebhookDelivery as Delivery, EventName, WebhookEvent } from '@dealership/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { SCHEMA } from '../database/schema.js';

/** One message to one receiver. */
@Entity({ schema: SCHEMA, name: 'webhook_delivery' })
export class WebhookDelivery {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column({ type: 'integer', name: 'webhook_id' })
  webhookId: number;

  /** The same on every attempt, so that the receiver can deduplicate. */
  @Column({ type: 'text', name: 'message_id' })
  messageId: string;

  @Column({ type: 'text' })
  event: WebhookEvent;

  /** The internal event that caused it, and its subject. */
  @Column({ type: 'text' })
  source: EventName;

  @Column({ type: 'integer', name: 'subject_id' })
  subjectId: number;

  @Column({ type: 'integer', default: 0 })
  occurrence: number;

  /** The signed body. Contains only ids and kinds; receivers read further data through the API with a token. */
  @Column({ type: 'text' })
  body: string;

  @Column({ type: 'text', default: 'waiting' })
  state: Delivery['state'];

  @Column({ type: 'integer', default: 0 })
  attempts: number;

  @Column({ type: 'text', name: 'last_answer', nullable: true })
  lastAnswer: string | null;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'timestamptz', name: 'delivered_at', nullable: true })
  deliveredAt: Date | null;
}
