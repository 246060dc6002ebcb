import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity({ schema: 'catalog', name: 'upcoming_vehicle' })
export class UpcomingVehicleEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('text')
  name: string;

  @Column('text')
  description: string;

  @Column('text', { name: 'estimated_arrival' })
  estimatedArrival: string;

  /** A text that holds an AED amount. */
  @Column('text')
  price: string;

  @Column('text', { name: 'image_url', nullable: true })
  imageUrl: string | null;

  @Column('boolean', { default: false })
  featured: boolean;

  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
