import type { DeliveryState, Language, MessageChannel, MessageDirection } from '@dealership/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { SCHEMA } from '../../database/schema.js';

/** A message from staff or the customer about a request after it was submitted. */
@Entity({ schema: SCHEMA, name: 'conversation_message' })
export class ConversationMessage {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column({ type: 'integer', name: 'conversation_id' })
  conversationId: number;

  @Column({ type: 'text' })
  direction: MessageDirection;

  @Column({ type: 'text' })
  channel: MessageChannel;

  /** Id of the account in svc-accounts; null for incoming messages. */
  @Column({ type: 'integer', name: 'author_id', nullable: true })
  authorId: number | null;

  @Column({ type: 'text', name: 'author_name', nullable: true })
  authorName: string | null;

  /** The recipient or the sender: an e-mail address or a phone number. */
  @Column({ type: 'text', nullable: true })
  address: string | null;

  @Column({ type: 'text', default: '' })
  subject: string;

  @Column({ type: 'text' })
  body: string;

  @Column({ type: 'text' })
  language: Language;

  /** With its angle brackets. Set for every e-mail. */
  @Column({ type: 'text', name: 'message_id', nullable: true })
  messageId: string | null;

  /** Message-ID of the e-mail it answers. */
  @Column({ type: 'text', name: 'in_reply_to', nullable: true })
  inReplyTo: string | null;

  /** Outgoing messages only. */
  @Column({ type: 'text', nullable: true })
  state: DeliveryState | null;

  @Column({ type: 'text', nullable: true })
  error: string | null;

  /** Names of received files that were not stored. */
  @Column({ type: 'text', array: true, name: 'refused_files', default: [] })
  refusedFiles: string[];

  @Column({ type: 'uuid', name: 'idempotency_key', nullable: true })
  idempotencyKey: string | null;

  @Column({ type: 'text', name: 'content_hash', nullable: true })
  contentHash: string | null;

  @Column({ type: 'timestamptz', name: 'created_at', insert: false, update: false, default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'timestamptz', name: 'sent_at', nullable: true })
  sentAt: Date | null;
}
