import type {
  BodyType,
  Color,
  Drive,
  FuelType,
  OutdatedTexts,
  RegionalSpec,
  ServiceHistory,
  Translations,
  Transmission,
  VehicleDocument,
  VehicleTexts,
  Warranty,
} from '@dealership/contracts';
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

  @Column({ type: 'text', name: 'body_type', nullable: true })
  bodyType: BodyType | null;

  @Column({ type: 'text', name: 'exterior_color', nullable: true })
  exteriorColor: Color | null;

  @Column({ type: 'text', name: 'exterior_color_name', nullable: true })
  exteriorColorName: string | null;

  @Column({ type: 'text', name: 'interior_color', nullable: true })
  interiorColor: Color | null;

  @Column({ type: 'text', name: 'interior_color_name', nullable: true })
  interiorColorName: string | null;

  @Column({ type: 'integer', nullable: true })
  power: number | null;

  @Column({ type: 'text', nullable: true })
  drive: Drive | null;

  @Column({ type: 'integer', nullable: true })
  doors: number | null;

  @Column({ type: 'integer', nullable: true })
  seats: number | null;

  @Column({ type: 'text', name: 'regional_spec', nullable: true })
  regionalSpec: RegionalSpec | null;

  @Column({ type: 'integer', name: 'previous_owners', nullable: true })
  previousOwners: number | null;

  @Column({ type: 'text', name: 'chassis_number', nullable: true })
  chassisNumber: string | null;

  @Column({ type: 'boolean', name: 'chassis_number_shown', default: false })
  chassisNumberShown: boolean;

  @Column({ type: 'text', name: 'service_history', nullable: true })
  serviceHistory: ServiceHistory | null;

  @Column({ type: 'text', nullable: true })
  warranty: Warranty | null;

  @Column({ type: 'text', name: 'warranty_until', nullable: true })
  warrantyUntil: string | null;

  @Column({ type: 'text', array: true, default: '{}' })
  equipment: string[];

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
