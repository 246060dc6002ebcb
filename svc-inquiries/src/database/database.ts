import { type DatabaseOptions, dataSourceOptions } from '@dealership/service-kit';
import type { DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Inquiry } from '../inquiries/inquiry.entity.js';
import { Notification } from '../notifications/notification.entity.js';
import { CreateInquiries1763690000000 } from './migrations/1763690000000-create-inquiries.js';

export const SCHEMA = 'inquiries';

export const databaseOptions = (url: string, name = 'svc-inquiries', poolSize = 10): DatabaseOptions => ({
  name,
  url,
  schema: SCHEMA,
  entities: [Inquiry, Notification],
  migrations: [CreateInquiries1763690000000],
  poolSize,
});

// TypeORM's own log prints a failed statement with its parameters, which here are people's names and messages.
export const quietDataSourceOptions = (options: DatabaseOptions) => ({ ...dataSourceOptions(options), logging: false as const });

export const inquiriesDatabase = (options: DatabaseOptions): DynamicModule =>
  TypeOrmModule.forRoot({ ...quietDataSourceOptions(options), retryAttempts: 60, retryDelay: 1000 });
