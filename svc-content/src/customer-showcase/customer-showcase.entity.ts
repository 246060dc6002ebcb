import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity({ schema: 'content', name: 'customer_showcase' })
export class CustomerShowcaseEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('text', { name: 'client_name' })
  clientName: string;

  @Column('text', { name: 'client_review' })
  clientReview: string;

  @Column('text', { name: 'car_make' })
  carMake: string;

  @Column('text', { name: 'car_model' })
  carModel: string;

  @Column('integer', { name: 'car_year' })
  carYear: number;

  @Column('text', { name: 'car_image', nullable: true })
  carImage: string | null;

  /** 1 to 5. */
  @Column('integer', { default: 5 })
  rating: number;

  @Column('boolean', { default: false })
  featured: boolean;

  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
