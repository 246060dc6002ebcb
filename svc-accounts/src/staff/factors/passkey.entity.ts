import type { AuthenticatorTransport } from '@simplewebauthn/server';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { SCHEMA } from '../../database/schema.js';

@Entity({ schema: SCHEMA, name: 'passkey' })
export class Passkey {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column({ type: 'integer', name: 'staff_id' })
  staffId: number;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text', name: 'credential_id' })
  credentialId: string;

  @Column({ type: 'bytea', name: 'public_key' })
  publicKey: Buffer<ArrayBuffer>;

  /** Signature counter reported by the device. */
  @Column({ type: 'bigint', default: 0, transformer: { from: Number, to: (count) => count } })
  counter: number;

  @Column({ type: 'text', array: true, default: () => "'{}'" })
  transports: AuthenticatorTransport[];

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'timestamptz', name: 'last_used_at', nullable: true })
  lastUsedAt: Date | null;
}
