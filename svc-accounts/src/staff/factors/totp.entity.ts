import { Column, Entity, PrimaryColumn } from 'typeorm';
import { SCHEMA } from '../../database/schema.js';

/** An account's authenticator app. Secrets are encrypted. */
@Entity({ schema: SCHEMA, name: 'totp' })
export class Totp {
  @PrimaryColumn({ type: 'integer', name: 'staff_id' })
  staffId: number;

  @Column({ type: 'text', nullable: true })
  secret: string | null;

  /** Replaces the secret once one of its codes is confirmed. */
  @Column({ type: 'text', name: 'pending_secret', nullable: true })
  pendingSecret: string | null;

  /** The time step of the last code: none is accepted twice. */
  @Column({ type: 'bigint', name: 'last_step', default: 0, select: false })
  lastStep: number;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
