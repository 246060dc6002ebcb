import { type DatabaseOptions, sqlMigrations } from '@dealership/service-kit/database';
import { ExchangeRate } from '../exchange-rate/exchange-rate.entity.js';
import { Membership } from '../payments/membership.entity.js';
import { Payment } from '../payments/payment.entity.js';
import { SCHEMA } from './schema.js';

/** This service's database, with all tables in the schema `payments`. */
export const databaseOptions = (url: string, poolSize?: number): DatabaseOptions => ({
  name: 'svc-payments',
  url,
  schema: SCHEMA,
  entities: [ExchangeRate, Payment, Membership],
  migrations: sqlMigrations(new URL('./migrations/', import.meta.url)),
  ...(poolSize && { poolSize }),
});
