import { Column, Entity, PrimaryColumn } from 'typeorm';
import { SCHEMA } from '../../database/schema.js';

/** A file of a conversation, which lies in the media store where no public address leads. */
@Entity({ schema: SCHEMA, name: 'attachment' })
export class Attachment {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'integer', name: 'conversation_id' })
  conversationId: number;

  /** Null until a message has it; what no message takes within a day is removed. */
  @Column({ type: 'integer', name: 'message_id', nullable: true })
  messageId: number | null;

  /** Of a journey, and of no message. */
  @Column({ type: 'boolean', default: false })
  kept: boolean;

  /** As its sender called it, on one line and without folders. */
  @Column({ type: 'text' })
  name: string;

  /** By its content. */
  @Column({ type: 'text' })
  type: string;

  /** In bytes. */
  @Column({ type: 'integer' })
  size: number;

  @Column({ type: 'text' })
  sha256: string;

  @Column({ type: 'timestamptz', name: 'created_at', insert: false, update: false, default: () => 'now()' })
  createdAt: Date;
}
