import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { SCHEMA } from '../../database/schema.js';
import type { FoundVehicle } from '../../service-clients/catalog/catalog.client.js';

/** The matches of an alert, and one e-mail about them. */
@Entity({ schema: SCHEMA, name: 'search_alert_email' })
export class SearchAlertEmail {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column({ type: 'integer', name: 'search_alert_id' })
  searchAlertId: number;

  /** As they were when the e-mail was written. */
  @Column({ type: 'jsonb' })
  vehicles: FoundVehicle[];

  @Column({ type: 'timestamptz', name: 'created_at', insert: false, update: false, default: () => 'now()' })
  createdAt: Date;
}
