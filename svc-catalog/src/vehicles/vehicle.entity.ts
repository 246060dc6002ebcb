import type { FuelType, OutdatedTexts, Translations, Transmission, VehicleDocument, VehicleTexts } from '@dealership/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { SCHEMA } from '../database/schema.js';
import { KnownFacts } from './known-facts.js';

@Entity({ schema: SCHEMA, name: 'vehicle' })
export class Vehicle extends KnownFacts {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column({ type: 'text' })
  make: string;

  @Column({ type: 'text' })
  model: string;

  @Column({ type: 'integer' })
  year: number;

  /** Null only in drafts, as `transmission` and `fuelType`; no row that a transaction leaves in this table. */
  @Column({ type: 'integer' })
  mileage: number;

  /** In AED, as PostgreSQL prints it; null: price on request. */
  @Column({ type: 'numeric', precision: 12, scale: 2, nullable: true })
  price: string | null;

  /** The price from the day `nextPriceFrom` on; both or neither. */
  @Column({ type: 'numeric', name: 'next_price', precision: 12, scale: 2, nullable: true })
  nextPrice: string | null;

  /** YYYY-MM-DD in Asia/Dubai. */
  @Column({ type: 'text', name: 'next_price_from', nullable: true })
  nextPriceFrom: string | null;

  @Column({ type: 'text' })
  transmission: Transmission;

  @Column({ type: 'text', name: 'fuel_type' })
  fuelType: FuelType;

  @Column({ type: 'text', nullable: true })
  origin: string | null;

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

  @Column({ type: 'text', name: 'chassis_number', nullable: true })
  chassisNumber: string | null;

  @Column({ type: 'boolean', name: 'chassis_number_shown', default: false })
  chassisNumberShown: boolean;

  @Column({ type: 'json', default: '[]' })
  documents: VehicleDocument[];

  @Column({ type: 'text', array: true, default: '{}' })
  spin: string[];

  @Column({ type: 'json', name: 'image_alts', default: '{}' })
  imageAlts: Record<string, string>;

  @Column({ type: 'json', default: '{}' })
  translations: Translations<VehicleTexts>;

  @Column({ type: 'json', default: '{}' })
  outdated: OutdatedTexts<keyof VehicleTexts>;

  @Column({ type: 'text', name: 'stock_number', nullable: true })
  stockNumber: string | null;

  @Column({ type: 'numeric', name: 'purchase_price', precision: 12, scale: 2, nullable: true })
  purchasePrice: string | null;

  @Column({ type: 'numeric', precision: 12, scale: 2, nullable: true })
  costs: string | null;

  /** What the buyer paid. */
  @Column({ type: 'numeric', name: 'sale_price', precision: 12, scale: 2, nullable: true })
  salePrice: string | null;

  @Column({ type: 'text', name: 'key_tag', nullable: true })
  keyTag: string | null;

  @Column({ type: 'text', nullable: true })
  place: string | null;

  @Column({ type: 'text', nullable: true })
  notes: string | null;

  @Column({ type: 'integer', default: 1 })
  version: number;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
