import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { SCHEMA } from '../database/schema.js';

/** A link for setting or resetting a password, sent by e-mail. Its secret is issued when the e-mail is written. */
@Entity({ schema: SCHEMA, name: 'password_link' })
export class PasswordLink {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column({ type: 'integer', name: 'staff_id' })
  staffId: number;

  @Column({ type: 'text' })
  purpose: 'invitation' | 'reset';

  @Column({ type: 'text', name: 'token_hash', nullable: true })
  tokenHash: string | null;

  @Column({ type: 'timestamptz', name: 'expires_at', nullable: true })
  expiresAt: Date | null;

  /** When it was used or replaced. */
  @Column({ type: 'timestamptz', name: 'closed_at', nullable: true })
  closedAt: Date | null;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
