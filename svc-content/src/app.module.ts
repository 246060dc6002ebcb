import { databaseModule } from '@dealership/service-kit';
import { type DynamicModule, Module } from '@nestjs/common';
import { BlogPostsModule } from './blog-posts/blog-posts.module.js';
import { CustomerShowcaseModule } from './customer-showcase/customer-showcase.module.js';
import { databaseOptions } from './database/database.js';
import { MediaModule } from './media/media.module.js';

export interface AppOptions {
  databaseUrl: string;
  poolSize?: number;
  /** Folder of the media store. */
  mediaDir: string;
}

@Module({})
export class AppModule {
  static with({ databaseUrl, poolSize, mediaDir }: AppOptions): DynamicModule {
    const database = databaseModule(databaseOptions(databaseUrl, poolSize));
    return { module: AppModule, imports: [database, MediaModule.serve(mediaDir), BlogPostsModule, CustomerShowcaseModule] };
  }
}
