import { Column, Entity, PrimaryColumn } from 'typeorm';
import { SCHEMA } from '../database/schema.js';

/** A challenge that a passkey has answered; none is accepted twice. */
@Entity({ schema: SCHEMA, name: 'used_challenge' })
export class UsedChallenge {
  @PrimaryColumn({ type: 'text' })
  challenge: string;

  @Column({ type: 'timestamptz', name: 'used_at', default: () => 'now()' })
  usedAt: Date;
}
