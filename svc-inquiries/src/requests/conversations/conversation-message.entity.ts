import type { DeliveryState, Language, MessageChannel, MessageDirection } from '@dealership/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { SCHEMA } from '../../database/schema.js';

/** What staff or the customer said about a request after it came. */
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

  /** An account of svc-accounts; null of what comes in. */
  @Column({ type: 'integer', name: 'author_id', nullable: true })
  authorId: number | null;

  @Column({ type: 'text', name: 'author_name', nullable: true })
  authorName: string | null;

  /** To whom it went, or from whom it came: an e-mail address or a number. */
  @Column({ type: 'text', nullable: true })
  address: string | null;

  @Column({ type: 'text', default: '' })
  subject: string;

  @Column({ type: 'text' })
  body: string;

  @Column({ type: 'text' })
  language: Language;

  /** With its angle brackets. Every e-mail has one. */
  @Column({ type: 'text', name: 'message_id', nullable: true })
  messageId: string | null;

  /** The Message-ID of what it answers. */
  @Column({ type: 'text', name: 'in_reply_to', nullable: true })
  inReplyTo: string | null;

  /** Of what goes out alone. */
  @Column({ type: 'text', nullable: true })
  state: DeliveryState | null;

  @Column({ type: 'text', nullable: true })
  error: string | null;

  /** Names of files that came with it and were not kept. */
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
