import type { FuelType, Transmission } from '@dealership/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { SCHEMA } from '../database/schema.js';
import type { Vehicle } from '../vehicles/vehicle.entity.js';

/** A vehicle's row, keyed by column name. Columns that are newer than the row are missing. */
interface ArchivedRow extends Pick<Vehicle, 'year' | 'make' | 'model'>, Partial<Pick<Vehicle, 'images' | 'sold' | SameName>> {
  mileage: number | null;
  transmission: Transmission | null;
  fuel_type: FuelType | null;
  price: number | null;
  engine_size?: Vehicle['engineSize'];
  exterior_color_name?: Vehicle['exteriorColorName'];
  interior_color_name?: Vehicle['interiorColorName'];
  image_alts?: Vehicle['imageAlts'];
}

/** The texts whose columns have their names. */
type SameName = 'origin' | 'description' | 'equipment' | 'translations';

/** A vehicle that staff took off the site or have not published yet, kept as a complete row. */
@Entity({ schema: SCHEMA, name: 'archived_vehicle' })
export class ArchivedVehicle {
  /** Id of the vehicle, which it keeps when restored. A draft gets another one when it is published. */
  @PrimaryColumn({ type: 'integer' })
  id: number;

  @Column({ type: 'json' })
  vehicle: ArchivedRow;

  @Column({ type: 'json' })
  statuses: object[];

  @Column({ type: 'text', name: 'stock_number', nullable: true })
  stockNumber: string | null;

  /** What the list searches: year, make, model, stock and chassis number. */
  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text', name: 'person_name', nullable: true })
  personName: string | null;

  @Column({ type: 'timestamptz', name: 'archived_at', default: () => 'now()' })
  archivedAt: Date;

  /** Whether the vehicle was never public. */
  @Column({ type: 'boolean', default: false })
  draft: boolean;
}
