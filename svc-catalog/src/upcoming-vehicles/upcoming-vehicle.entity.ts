import type { FuelType, OutdatedTexts, Translations, Transmission, UpcomingVehicleTexts } from '@dealership/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { SCHEMA } from '../database/schema.js';
import { KnownFacts } from '../vehicles/known-facts.js';

@Entity({ schema: SCHEMA, name: 'upcoming_vehicle' })
export class UpcomingVehicle extends KnownFacts {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  description: string;

  @Column({ type: 'text', name: 'estimated_arrival' })
  estimatedArrival: string;

  /** A text that contains an AED amount. */
  @Column({ type: 'text' })
  price: string;

  @Column({ type: 'text', name: 'image_url', nullable: true })
  imageUrl: string | null;

  @Column({ type: 'boolean', default: false })
  featured: boolean;

  /** '2027-09' */
  @Column({ type: 'text', name: 'arrival_month', nullable: true })
  arrivalMonth: string | null;

  @Column({ type: 'text', nullable: true })
  origin: string | null;

  @Column({ type: 'text', nullable: true })
  transmission: Transmission | null;

  @Column({ type: 'text', name: 'fuel_type', nullable: true })
  fuelType: FuelType | null;

  @Column({ type: 'text', name: 'image_alt', nullable: true })
  imageAlt: string | null;

  @Column({ type: 'json', default: '{}' })
  translations: Translations<UpcomingVehicleTexts>;

  @Column({ type: 'json', default: '{}' })
  outdated: OutdatedTexts<keyof UpcomingVehicleTexts>;

  @Column({ type: 'integer', default: 1 })
  version: number;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
