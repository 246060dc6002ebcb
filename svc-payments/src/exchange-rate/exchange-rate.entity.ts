import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'payments', name: 'exchange_rate' })
export class ExchangeRateEntity {
  @PrimaryColumn('text')
  currency: 'JPY';

  /** A numeric, as text. */
  @Column('numeric', { name: 'per_dollar' })
  perDollar: string;

  @Column('timestamptz', { name: 'fetched_at' })
  fetchedAt: Date;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
