import type { AppEnvOf } from '@dealership/service-kit';
import { AuditModule } from '@dealership/service-kit/audit';
import { RowPurgeModule } from '@dealership/service-kit/background';
import { DatabaseModule } from '@dealership/service-kit/database';
import { EndpointsModule } from '@dealership/service-kit/endpoints';
import { OutboxModule } from '@dealership/service-kit/outbox';
import { QueueModule, queueOptions } from '@dealership/service-kit/queue';
import { StaffModule } from '@dealership/service-kit/staff';
import { type DynamicModule, Module } from '@nestjs/common';
import { ApiTokensModule } from './api-tokens/api-tokens.module.js';
import { databaseOptions } from './database/database.js';
import { SCHEMA } from './database/schema.js';
import type { ServiceEnv } from './env.js';
import { PasswordLinksModule } from './password-links/password-links.module.js';
import { rowPurgeOptions } from './row-purge-options.js';
import { SecondFactorModule } from './second-factor/second-factor.module.js';
import { SignInModule } from './sign-in/sign-in.module.js';
import { StaffAccountsModule } from './staff/staff.module.js';

export type AppEnv = AppEnvOf<ServiceEnv>;

@Module({})
export class AppModule {
  static forRoot(env: AppEnv): DynamicModule {
    return {
      module: AppModule,
      imports: [
        DatabaseModule.forRoot(databaseOptions(env.DATABASE_URL, env.DATABASE_POOL_SIZE)),
        QueueModule.forRoot(queueOptions(env)),
        OutboxModule.forRoot({ schema: SCHEMA, databaseUrl: env.DATABASE_URL }),
        StaffModule.forRoot({ audience: 'svc-accounts', key: env.SERVICE_TOKEN_KEY }),
        EndpointsModule.forRoot('accounts'),
        AuditModule.forRoot(SCHEMA),
        RowPurgeModule.forRoot(rowPurgeOptions(env)),
        StaffAccountsModule,
        PasswordLinksModule.forRoot(env),
        SignInModule.forRoot(env),
        SecondFactorModule.forRoot(env),
        ApiTokensModule,
      ],
    };
  }
}
