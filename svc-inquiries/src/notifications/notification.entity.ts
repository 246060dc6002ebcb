import type { EventName, Language } from '@dealership/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { SCHEMA } from '../database/schema.js';

export const AUDIENCES = ['staff', 'visitor'] as const;

export type Audience = (typeof AUDIENCES)[number];

/**
 * `sending`: handed to the mail server, whose answer is not recorded yet. `failed`: permanently refused. `withheld`:
 * the address had reached the limit of e-mails that nobody there requested.
 */
export type NotificationState = 'pending' | 'sending' | 'sent' | 'failed' | 'withheld';

@Entity({ schema: SCHEMA, name: 'notification' })
export class Notification {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column({ type: 'text' })
  event: EventName;

  /** Id of what the event is about. */
  @Column({ type: 'integer', name: 'subject_id' })
  subjectId: number;

  /** Distinguishes what may happen to the same subject more than once; 0 of what happens once. */
  @Column({ type: 'integer', default: 0 })
  occurrence: number;

  @Column({ type: 'text' })
  audience: Audience;

  /** One address, or several with commas between them. */
  @Column({ type: 'text' })
  recipient: string;

  @Column({ type: 'text', name: 'message_id' })
  messageId: string;

  @Column({ type: 'text' })
  language: Language;

  @Column({ type: 'text', default: 'pending' })
  state: NotificationState;

  /** Times that the mail server was asked. */
  @Column({ type: 'integer', default: 0 })
  attempts: number;

  @Column({ type: 'text', name: 'last_error', nullable: true })
  lastError: string | null;

  @Column({ type: 'timestamptz', name: 'sent_at', nullable: true })
  sentAt: Date | null;

  /** When it went out the time before, of one that staff have sent again and that is not sent yet. */
  @Column({ type: 'timestamptz', name: 'sent_before', nullable: true })
  sentBefore: Date | null;

  @Column({ type: 'timestamptz', name: 'created_at', insert: false, update: false, default: () => 'now()' })
  createdAt: Date;
}
