import { Column, Entity, PrimaryColumn } from 'typeorm';
import { SCHEMA } from '../../database/schema.js';

/** A file of a conversation. It is kept in the media store, which has no public address for it. */
@Entity({ schema: SCHEMA, name: 'attachment' })
export class Attachment {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'integer', name: 'conversation_id' })
  conversationId: number;

  /** Null until a message uses it. Files that no message uses within a day are removed. */
  @Column({ type: 'integer', name: 'message_id', nullable: true })
  messageId: number | null;

  /** The file belongs to a journey rather than to a message. */
  @Column({ type: 'boolean', name: 'is_journey_file', default: false })
  isJourneyFile: boolean;

  /** As the sender named it, on one line and without folders. */
  @Column({ type: 'text' })
  name: string;

  /** Determined from its content. */
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
