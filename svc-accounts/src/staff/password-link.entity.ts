import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { SCHEMA } from '../database/schema.js';

/** A way to a first or another password, which goes out by e-mail. Its secret is made when the letter is written. */
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

  /** When it was used, or another one took its place. */
  @Column({ type: 'timestamptz', name: 'closed_at', nullable: true })
  closedAt: Date | null;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
