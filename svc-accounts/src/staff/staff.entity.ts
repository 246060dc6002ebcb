import type { AccountState, Language, Role } from '@dealership/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { SCHEMA } from '../database/schema.js';

/** An account holder. */
@Entity({ schema: SCHEMA, name: 'staff' })
export class Staff {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text', nullable: true })
  email: string | null;

  @Column({ type: 'text' })
  language: Language;

  @Column({ type: 'text' })
  role: Role;

  @Column({ type: 'text' })
  state: AccountState;

  @Column({ type: 'text', name: 'password_hash', nullable: true })
  passwordHash: string | null;

  /** Incremented by whatever ends all sessions: a new password or deactivation. */
  @Column({ type: 'integer', default: 1 })
  credentials: number;

  /** For the owner with the configured password, which only the gateway knows. */
  @Column({ type: 'boolean', default: false })
  configured: boolean;

  @Column({ type: 'timestamptz', name: 'last_sign_in_at', nullable: true })
  lastSignInAt: Date | null;

  @Column({ type: 'integer', default: 1 })
  version: number;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
