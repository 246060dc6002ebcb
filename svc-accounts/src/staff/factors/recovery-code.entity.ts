import { Column, Entity, PrimaryColumn } from 'typeorm';
import { SCHEMA } from '../../database/schema.js';

/** Replaces one code of the authenticator app, or one passkey, once. */
@Entity({ schema: SCHEMA, name: 'recovery_code' })
export class RecoveryCode {
  @PrimaryColumn({ type: 'integer', name: 'staff_id' })
  staffId: number;

  @PrimaryColumn({ type: 'text', name: 'code_hash' })
  codeHash: string;

  @Column({ type: 'timestamptz', name: 'used_at', nullable: true })
  usedAt: Date | null;
}
