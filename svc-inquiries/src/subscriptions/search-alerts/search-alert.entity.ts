import type { Language } from '@dealership/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { SCHEMA } from '../../database/schema.js';

/** A search saved by an address; unique. */
@Entity({ schema: SCHEMA, name: 'search_alert' })
export class SearchAlert {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column({ type: 'text' })
  email: string;

  /** The address in lower case, for lookups. */
  @Column({ type: 'text', name: 'email_key' })
  emailKey: string;

  /** Query of the inventory page, as written by `alertQuery`. */
  @Column({ type: 'text' })
  query: string;

  @Column({ type: 'text' })
  status: 'pending' | 'active' | 'ended' | 'spam';

  @Column({ type: 'text' })
  language: Language;

  /** The honeypot's value, filled in by a bot. */
  @Column({ type: 'text', nullable: true })
  website: string | null;

  /** How often confirmation was requested, and when last. */
  @Column({ type: 'integer', default: 0 })
  requests: number;

  @Column({ type: 'timestamptz', name: 'requested_at' })
  requestedAt: Date;

  /** Vehicles up to this id are not new to the visitor; null if the catalogue was unavailable. */
  @Column({ type: 'integer', name: 'seen_vehicle_id', nullable: true })
  seenVehicleId: number | null;

  @Column({ type: 'timestamptz', name: 'last_emailed_at', nullable: true })
  lastEmailedAt: Date | null;

  @Column({ type: 'timestamptz', name: 'ended_at', nullable: true })
  endedAt: Date | null;

  @Column({ type: 'timestamptz', name: 'created_at', insert: false, update: false, default: () => 'now()' })
  createdAt: Date;
}
