import type { Language } from '@dealership/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { SCHEMA } from '../../database/schema.js';

/** A search of one address, once. */
@Entity({ schema: SCHEMA, name: 'search_alert' })
export class SearchAlert {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column({ type: 'text' })
  email: string;

  /** The address in lower case, by which it is found again. */
  @Column({ type: 'text', name: 'email_key' })
  emailKey: string;

  /** Of the inventory page, as `alertQuery` writes it. */
  @Column({ type: 'text' })
  query: string;

  @Column({ type: 'text' })
  status: 'pending' | 'active' | 'ended' | 'spam';

  @Column({ type: 'text' })
  language: Language;

  /** What a robot typed into the field that people do not see. */
  @Column({ type: 'text', nullable: true })
  website: string | null;

  /** How often confirmation was asked for, and when last. */
  @Column({ type: 'integer', default: 0 })
  requests: number;

  @Column({ type: 'timestamptz', name: 'requested_at' })
  requestedAt: Date;

  /** Vehicles up to this id are no news to the visitor; null until the catalogue has been asked. */
  @Column({ type: 'integer', name: 'seen_vehicle_id', nullable: true })
  seenVehicleId: number | null;

  @Column({ type: 'timestamptz', name: 'lettered_at', nullable: true })
  letteredAt: Date | null;

  @Column({ type: 'timestamptz', name: 'ended_at', nullable: true })
  endedAt: Date | null;

  @Column({ type: 'timestamptz', name: 'created_at', insert: false, update: false, default: () => 'now()' })
  createdAt: Date;
}
