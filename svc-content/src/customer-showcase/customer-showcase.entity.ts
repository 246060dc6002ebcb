import type { CustomerShowcaseTexts, OutdatedTexts, Translations } from '@dealership/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { SCHEMA } from '../database/schema.js';

@Entity({ schema: SCHEMA, name: 'customer_showcase' })
export class CustomerShowcase {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column({ type: 'text', name: 'client_name' })
  clientName: string;

  @Column({ type: 'text', name: 'client_review' })
  clientReview: string;

  @Column({ type: 'text', name: 'car_make' })
  carMake: string;

  @Column({ type: 'text', name: 'car_model' })
  carModel: string;

  @Column({ type: 'integer', name: 'car_year' })
  carYear: number;

  @Column({ type: 'text', name: 'car_image', nullable: true })
  carImage: string | null;

  /** The alternative text of the picture. */
  @Column({ type: 'text', name: 'image_alt', nullable: true })
  imageAlt: string | null;

  @Column({ type: 'json', default: '{}' })
  translations: Translations<CustomerShowcaseTexts>;

  @Column({ type: 'json', default: '{}' })
  outdated: OutdatedTexts<keyof CustomerShowcaseTexts>;

  /** 1 to 5. */
  @Column({ type: 'integer', default: 5 })
  rating: number;

  @Column({ type: 'boolean', default: false })
  featured: boolean;

  @Column({ type: 'integer', default: 1 })
  version: number;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
