import type { BodyType, Color, Drive, RegionalSpec, ServiceHistory, Warranty } from '@dealership/contracts';
import { Column } from 'typeorm';

/** Optional facts about a car, whether in stock or upcoming. */
export abstract class KnownFacts {
  @Column({ type: 'text', name: 'engine_size', nullable: true })
  engineSize: string | null;

  @Column({ type: 'integer', nullable: true })
  cylinders: number | null;

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

  @Column({ type: 'text', name: 'service_history', nullable: true })
  serviceHistory: ServiceHistory | null;

  @Column({ type: 'text', nullable: true })
  warranty: Warranty | null;

  @Column({ type: 'text', name: 'warranty_until', nullable: true })
  warrantyUntil: string | null;

  @Column({ type: 'text', array: true, default: '{}' })
  equipment: string[];
}
