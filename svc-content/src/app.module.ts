import { defaultSettingsOf } from '@dealership/server-kit';
import type { AppEnvOf } from '@dealership/service-kit';
import { AuditModule } from '@dealership/service-kit/audit';
import { RowPurgeModule } from '@dealership/service-kit/background';
import { DatabaseModule } from '@dealership/service-kit/database';
import { EndpointsModule } from '@dealership/service-kit/endpoints';
import { mediaOptions } from '@dealership/service-kit/media';
import { StaffModule } from '@dealership/service-kit/staff';
import { type DynamicModule, Module } from '@nestjs/common';
import { BlogPostsModule } from './blog-posts/blog-posts.module.js';
import { CustomerShowcaseModule } from './customer-showcase/customer-showcase.module.js';
import { databaseOptions } from './database/database.js';
import { SCHEMA } from './database/schema.js';
import type { ServiceEnv } from './env.js';
import { MediaModule } from './media/media.module.js';
import { PrivacyModule } from './privacy/privacy.module.js';
import { rowPurgeOptions } from './row-purge-options.js';
import { SettingsModule } from './settings/settings.module.js';

export type AppEnv = AppEnvOf<ServiceEnv>;

@Module({})
export class AppModule {
  static forRoot(env: AppEnv): DynamicModule {
    return {
      module: AppModule,
      imports: [
        DatabaseModule.forRoot(databaseOptions(env.DATABASE_URL, env.DATABASE_POOL_SIZE)),
        StaffModule.forRoot({ audience: 'svc-content', key: env.SERVICE_TOKEN_KEY }),
        EndpointsModule.forRoot('content'),
        AuditModule.forRoot(SCHEMA),
        RowPurgeModule.forRoot(rowPurgeOptions(env)),
        MediaModule.forRoot(mediaOptions(env)),
        BlogPostsModule.forRoot(env.PUBLIC_URL),
        CustomerShowcaseModule,
        SettingsModule.forRoot({ ...defaultSettingsOf(env), ...(env.AUCTION_PLANS && { plans: env.AUCTION_PLANS }) }),
        PrivacyModule.forRoot({ url: env.SVC_CATALOG_URL, tokenKey: env.SVC_CATALOG_TOKEN_KEY }),
      ],
    };
  }
}
