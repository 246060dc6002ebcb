import type { EventName, Language } from '@dealership/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { SCHEMA } from '../database/schema.js';

export const AUDIENCES = ['staff', 'visitor'] as const;

export type Audience = (typeof AUDIENCES)[number];

/**
 * `sending`: handed to the mail server, whose answer is not recorded yet. `failed`: permanently refused. `withheld`:
 * the address had reached the limit of unsolicited e-mails.
 */
export type NotificationState = 'pending' | 'sending' | 'sent' | 'failed' | 'withheld';

@Entity({ schema: SCHEMA, name: 'notification' })
export class Notification {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column({ type: 'text' })
  event: EventName;

  /** Id of the event's subject. */
  @Column({ type: 'integer', name: 'subject_id' })
  subjectId: number;

  /** Distinguishes repeatable events of the same subject; 0 for events that happen once. */
  @Column({ type: 'integer', default: 0 })
  occurrence: number;

  @Column({ type: 'text' })
  audience: Audience;

  /** One address, or several separated by commas. */
  @Column({ type: 'text' })
  recipient: string;

  /** The addresses that the mail server refused for now, if it accepted the e-mail for the others; null for all. */
  @Column({ type: 'text', array: true, nullable: true })
  remaining: string[] | null;

  @Column({ type: 'text', name: 'message_id' })
  messageId: string;

  @Column({ type: 'text' })
  language: Language;

  /** Name of the template, an `EmailTemplate`; null for e-mails of earlier releases. */
  @Column({ type: 'text', nullable: true })
  template: string | null;

  /** As it was last sent; null for e-mails to staff, which name the customer in it, and for those of earlier releases. */
  @Column({ type: 'text', nullable: true })
  subject: string | null;

  @Column({ type: 'text', default: 'pending' })
  state: NotificationState;

  /** Number of delivery attempts. */
  @Column({ type: 'integer', default: 0 })
  attempts: number;

  @Column({ type: 'text', name: 'last_error', nullable: true })
  lastError: string | null;

  @Column({ type: 'timestamptz', name: 'sent_at', nullable: true })
  sentAt: Date | null;

  /** When it was last sent, if staff are resending it and that is not done yet. */
  @Column({ type: 'timestamptz', name: 'sent_before', nullable: true })
  sentBefore: Date | null;

  @Column({ type: 'timestamptz', name: 'created_at', insert: false, update: false, default: () => 'now()' })
  createdAt: Date;
}
