import type { FuelType, Transmission } from '@dealership/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity({ schema: 'catalog', name: 'vehicle' })
export class VehicleEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('text')
  make: string;

  @Column('text')
  model: string;

  @Column('integer')
  year: number;

  @Column('integer')
  mileage: number;

  /** In AED, as PostgreSQL prints it; null: on request. */
  @Column('numeric', { precision: 12, scale: 2, nullable: true })
  price: string | null;

  @Column('text')
  transmission: Transmission;

  @Column('text', { name: 'fuel_type' })
  fuelType: FuelType;

  @Column('text', { nullable: true })
  origin: string | null;

  @Column('text', { name: 'engine_size', nullable: true })
  engineSize: string | null;

  @Column('integer', { nullable: true })
  cylinders: number | null;

  @Column('text')
  description: string;

  @Column('text', { array: true, default: '{}' })
  images: string[];

  @Column('boolean', { default: false })
  featured: boolean;

  @Column('boolean', { name: 'just_arrived', default: false })
  justArrived: boolean;

  @Column('boolean', { name: 'special_offer', default: false })
  specialOffer: boolean;

  @Column('boolean', { name: 'all_electric', default: false })
  allElectric: boolean;

  @Column('boolean', { default: false })
  sold: boolean;

  @Column('boolean', { default: false })
  reserved: boolean;

  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
