import type { WebhookEvent } from '@dealership/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { SCHEMA } from '../database/schema.js';

/** Where a program wants to be told what happens. */
@Entity({ schema: SCHEMA, name: 'webhook' })
export class Webhook {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column({ type: 'text' })
  url: string;

  @Column({ type: 'text', array: true })
  events: WebhookEvent[];

  /** Kept as it is: every message is signed with it. */
  @Column({ type: 'text' })
  secret: string;

  /** Signs beside the new one until then, so that a program can change over. */
  @Column({ type: 'text', name: 'previous_secret', nullable: true })
  previousSecret: string | null;

  @Column({ type: 'timestamptz', name: 'previous_secret_until', nullable: true })
  previousSecretUntil: Date | null;

  /** Since when nothing was taken; null: the last message was. */
  @Column({ type: 'timestamptz', name: 'failing_since', nullable: true })
  failingSince: Date | null;

  @Column({ type: 'timestamptz', name: 'disabled_at', nullable: true })
  disabledAt: Date | null;

  @Column({ type: 'integer', default: 1 })
  version: number;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
