import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { SCHEMA } from '../database/schema.js';

/** An e-mail to a subscriber, sent once. */
@Entity({ schema: SCHEMA, name: 'arrivals_delivery' })
export class ArrivalsDelivery {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column({ type: 'integer', name: 'email_id' })
  emailId: number;

  @Column({ type: 'integer', name: 'subscription_id' })
  subscriptionId: number;
}
