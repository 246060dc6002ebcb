import type { ApiScope } from '@dealership/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { SCHEMA } from '../database/schema.js';

/** A token for API clients. Revoked tokens have no row. */
@Entity({ schema: SCHEMA, name: 'api_token' })
export class ApiToken {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text', array: true })
  scopes: ApiScope[];

  /** SHA-256, since the token is random and a slow hash would add nothing. */
  @Column({ type: 'text', name: 'token_hash' })
  tokenHash: string;

  @Column({ type: 'text' })
  ending: string;

  @Column({ type: 'text', name: 'created_by' })
  createdBy: string;

  /** Account of its creator; null for old tokens whose creator is unknown. */
  @Column({ type: 'integer', name: 'created_by_id', nullable: true })
  createdById: number | null;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'timestamptz', name: 'expires_at' })
  expiresAt: Date;

  @Column({ type: 'timestamptz', name: 'last_used_at', nullable: true })
  lastUsedAt: Date | null;
}
