import type { Language } from '@dealership/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { SCHEMA } from '../../database/schema.js';
import type { FoundVehicle } from '../../service-clients/catalog/catalog.service.js';

/** A letter of new arrivals. */
@Entity({ schema: SCHEMA, name: 'arrivals_letter' })
export class ArrivalsLetter {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  /** Of the draft; null of what was sent to the staff alone. */
  @Column({ type: 'uuid', nullable: true })
  key: string | null;

  /** Only of what was sent to the staff alone. */
  @Column({ type: 'text', name: 'test_language', nullable: true })
  testLanguage: Language | null;

  @Column({ type: 'jsonb' })
  introduction: Record<Language, string>;

  /** As they were when it was written. */
  @Column({ type: 'jsonb' })
  vehicles: FoundVehicle[];

  /** Subscriptions up to this id have been taken in hand. */
  @Column({ type: 'integer', name: 'last_reader', default: 0 })
  lastReader: number;

  /** Whether all of them have been. */
  @Column({ type: 'boolean', default: false })
  complete: boolean;

  @Column({ type: 'timestamptz', name: 'created_at', insert: false, update: false, default: () => 'now()' })
  createdAt: Date;
}
