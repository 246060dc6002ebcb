import { COST_FIELDS } from '@dealership/contracts';
import type { AppEnvOf } from '@dealership/service-kit';
import { AuditModule } from '@dealership/service-kit/audit';
import { RowPurgeModule } from '@dealership/service-kit/background';
import { DatabaseModule } from '@dealership/service-kit/database';
import { EndpointsModule } from '@dealership/service-kit/endpoints';
import { MediaStore, mediaOptions, openMediaStore } from '@dealership/service-kit/media';
import { OutboxModule } from '@dealership/service-kit/outbox';
import { QueueModule, queueOptions } from '@dealership/service-kit/queue';
import { StaffModule } from '@dealership/service-kit/staff';
import { type DynamicModule, Module } from '@nestjs/common';
import { ArchiveModule } from './archive/archive.module.js';
import { databaseOptions } from './database/database.js';
import { SCHEMA } from './database/schema.js';
import type { ServiceEnv } from './env.js';
import { FeedsModule } from './feeds/feeds.module.js';
import { FiguresModule } from './figures/figures.module.js';
import { FinanceModule } from './finance/finance.module.js';
import { financeTerms } from './finance/finance-env.js';
import { MakesModule } from './makes/makes.module.js';
import { MediaInUseModule } from './media-in-use/media-in-use.module.js';
import { rowPurgeOptions } from './row-purge-options.js';
import { StockImportsModule } from './stock-imports/stock-imports.module.js';
import { UpcomingVehiclesModule } from './upcoming-vehicles/upcoming-vehicles.module.js';
import { recordsOf } from './vehicles/staff/audited-vehicles.js';
import { VehiclesModule } from './vehicles/vehicles.module.js';

export type AppEnv = AppEnvOf<ServiceEnv>;

@Module({})
export class AppModule {
  static forRoot(env: AppEnv): DynamicModule {
    return {
      module: AppModule,
      global: true,
      imports: [
        DatabaseModule.forRoot(databaseOptions(env.DATABASE_URL, env.DATABASE_POOL_SIZE)),
        QueueModule.forRoot(queueOptions(env)),
        OutboxModule.forRoot({ schema: SCHEMA, databaseUrl: env.DATABASE_URL }),
        StaffModule.forRoot({ audience: 'svc-catalog', key: env.SERVICE_TOKEN_KEY }),
        EndpointsModule.forRoot('catalog'),
        AuditModule.forRoot(SCHEMA, { recordsOf, guarded: { permission: 'stock.costs', names: COST_FIELDS } }),
        RowPurgeModule.forRoot(rowPurgeOptions(env)),
        VehiclesModule,
        UpcomingVehiclesModule,
        MakesModule,
        FinanceModule.forRoot(financeTerms(env)),
        FeedsModule.forRoot(env),
        MediaInUseModule,
        FiguresModule,
        StockImportsModule.forRoot(env.PICTURE_TRUSTED_ORIGINS),
        ArchiveModule,
      ],
      providers: [{ provide: MediaStore, useFactory: () => openMediaStore(mediaOptions(env)) }],
      exports: [MediaStore],
    };
  }
}
