import { Column, Entity, PrimaryColumn } from 'typeorm';
import { SCHEMA } from '../database/schema.js';

@Entity({ schema: SCHEMA, name: 'exchange_rate' })
export class ExchangeRate {
  @PrimaryColumn('text')
  currency: 'JPY';

  /** A numeric, as text. */
  @Column({ type: 'numeric', name: 'per_dollar' })
  perDollar: string;

  @Column({ type: 'timestamptz', name: 'fetched_at' })
  fetchedAt: Date;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
