import type { ReceivedMailReason, ReceivedMailState } from '@dealership/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { SCHEMA } from '../../database/schema.js';

/** The outcome of processing a mail. */
export interface FilingResult {
  state: Exclude<ReceivedMailState, 'received'>;
  reason: ReceivedMailReason;
  /** The message created from it. */
  messageId?: number;
}

/** Mail the server accepted for a request, as received. */
@Entity({ schema: SCHEMA, name: 'received_mail' })
export class ReceivedMail {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column({ type: 'integer', name: 'conversation_id' })
  conversationId: number;

  /** The envelope sender; empty for reports about other mail. */
  @Column({ type: 'text' })
  sender: string;

  @Column({ type: 'text' })
  recipient: string;

  @Column({ type: 'bytea' })
  raw: Buffer;

  /** In bytes. */
  @Column({ type: 'integer' })
  size: number;

  @Column({ type: 'text' })
  sha256: string;

  @Column({ type: 'text', default: 'received' })
  state: ReceivedMailState;

  /** What kind of mail it is, or why it is not filed with its request. */
  @Column({ type: 'text', nullable: true })
  reason: ReceivedMailReason | null;

  /** The message created from it. */
  @Column({ type: 'integer', name: 'message_id', nullable: true })
  messageId: number | null;

  /** Staff marked it as a message, overriding detection. */
  @Column({ type: 'boolean', name: 'is_message', default: false })
  isMessage: boolean;

  @Column({ type: 'smallint', default: 0 })
  attempts: number;

  /** Not processed before this time. */
  @Column({ type: 'timestamptz', name: 'next_attempt_at', default: () => 'now()' })
  nextAttemptAt: Date;

  @Column({ type: 'timestamptz', name: 'received_at', default: () => 'now()' })
  receivedAt: Date;

  @Column({ type: 'timestamptz', name: 'done_at', nullable: true })
  doneAt: Date | null;
}
