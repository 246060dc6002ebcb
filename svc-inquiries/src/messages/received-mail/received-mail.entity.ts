import type { ReceivedMailReason, ReceivedMailState } from '@dealership/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { SCHEMA } from '../../database/schema.js';

/** What became of a mail. */
export interface Filed {
  state: Exclude<ReceivedMailState, 'received'>;
  reason: ReceivedMailReason;
  /** The message that it became. */
  messageId?: number;
}

/** What the mail server took for a request, as it came. */
@Entity({ schema: SCHEMA, name: 'received_mail' })
export class ReceivedMail {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column({ type: 'integer', name: 'conversation_id' })
  conversationId: number;

  /** As the sending server said; empty of what reports about other mail. */
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

  /** What it was, or why it is not with its request. */
  @Column({ type: 'text', nullable: true })
  reason: ReceivedMailReason | null;

  /** The message that it became. */
  @Column({ type: 'integer', name: 'message_id', nullable: true })
  messageId: number | null;

  /** Staff said that it is a message, whatever it looks like. */
  @Column({ type: 'boolean', name: 'is_message', default: false })
  isMessage: boolean;

  @Column({ type: 'smallint', default: 0 })
  attempts: number;

  /** Nobody takes it up before. */
  @Column({ type: 'timestamptz', name: 'try_at', default: () => 'now()' })
  tryAt: Date;

  @Column({ type: 'timestamptz', name: 'received_at', default: () => 'now()' })
  receivedAt: Date;

  @Column({ type: 'timestamptz', name: 'done_at', nullable: true })
  doneAt: Date | null;
}
