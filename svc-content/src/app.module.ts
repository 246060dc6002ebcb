import { databaseModule } from '@dealership/service-kit';
import { AuditModule } from '@dealership/service-kit/audit';
import type { MediaSettings } from '@dealership/service-kit/media';
import { StaffModule } from '@dealership/service-kit/staff';
import { type DynamicModule, Module } from '@nestjs/common';
import { BlogPostsModule } from './blog-posts/blog-posts.module.js';
import { CustomerShowcaseModule } from './customer-showcase/customer-showcase.module.js';
import { databaseOptions } from './database/database.js';
import { MediaModule } from './media/media.module.js';
import { PrivacyModule } from './privacy/privacy.module.js';

export interface AppOptions {
  databaseUrl: string;
  poolSize?: number;
  media: MediaSettings;
  tokenSecret: string;
}

@Module({})
export class AppModule {
  static with({ databaseUrl, poolSize, media, tokenSecret }: AppOptions): DynamicModule {
    return {
      module: AppModule,
      imports: [
        databaseModule(databaseOptions(databaseUrl, poolSize)),
        StaffModule.with(tokenSecret),
        AuditModule.of('content'),
        MediaModule.with(media),
        BlogPostsModule,
        CustomerShowcaseModule,
        PrivacyModule,
      ],
    };
  }
}
