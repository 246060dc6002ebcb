import type { ApiScope } from '@dealership/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { SCHEMA } from '../database/schema.js';

/** A token by which a program calls. One that was revoked has no row. */
@Entity({ schema: SCHEMA, name: 'api_token' })
export class ApiToken {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text', array: true })
  scopes: ApiScope[];

  /** SHA-256: the token is random, so that a slow hash would add nothing. */
  @Column({ type: 'text', name: 'token_hash' })
  tokenHash: string;

  @Column({ type: 'text' })
  ending: string;

  @Column({ type: 'text', name: 'created_by' })
  createdBy: string;

  /** Its account; null of tokens of before of whom that is not known. */
  @Column({ type: 'integer', name: 'created_by_id', nullable: true })
  createdById: number | null;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'timestamptz', name: 'expires_at' })
  expiresAt: Date;

  @Column({ type: 'timestamptz', name: 'last_used_at', nullable: true })
  lastUsedAt: Date | null;
}
