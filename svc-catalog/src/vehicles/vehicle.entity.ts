import type { FuelType, Transmission } from '@dealership/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { SCHEMA } from '../database/schema.js';

@Entity({ schema: SCHEMA, name: 'vehicle' })
export class Vehicle {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column({ type: 'text' })
  make: string;

  @Column({ type: 'text' })
  model: string;

  @Column({ type: 'integer' })
  year: number;

  @Column({ type: 'integer' })
  mileage: number;

  /** In AED, as PostgreSQL prints it; null: on request. */
  @Column({ type: 'numeric', precision: 12, scale: 2, nullable: true })
  price: string | null;

  @Column({ type: 'text' })
  transmission: Transmission;

  @Column({ type: 'text', name: 'fuel_type' })
  fuelType: FuelType;

  @Column({ type: 'text', nullable: true })
  origin: string | null;

  @Column({ type: 'text', name: 'engine_size', nullable: true })
  engineSize: string | null;

  @Column({ type: 'integer', nullable: true })
  cylinders: number | null;

  @Column({ type: 'text' })
  description: string;

  @Column({ type: 'text', array: true, default: '{}' })
  images: string[];

  @Column({ type: 'boolean', default: false })
  featured: boolean;

  @Column({ type: 'boolean', name: 'just_arrived', default: false })
  justArrived: boolean;

  @Column({ type: 'boolean', name: 'special_offer', default: false })
  specialOffer: boolean;

  @Column({ type: 'boolean', name: 'all_electric', default: false })
  allElectric: boolean;

  @Column({ type: 'boolean', default: false })
  sold: boolean;

  @Column({ type: 'boolean', default: false })
  reserved: boolean;

  @Column({ type: 'integer', default: 1 })
  version: number;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
