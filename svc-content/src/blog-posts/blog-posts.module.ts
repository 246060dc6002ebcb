import { type DynamicModule, Module } from '@nestjs/common';
import { BlogPostWritesService } from './blog-post-writes.service.js';
import { BlogPostsController } from './blog-posts.controller.js';
import { BlogPostsService } from './blog-posts.service.js';
import { FEED_SITE, type FeedSite, PostsFeedController } from './posts-feed.controller.js';

@Module({})
export class BlogPostsModule {
  static forRoot(site: FeedSite): DynamicModule {
    return {
      module: BlogPostsModule,
      controllers: [BlogPostsController, PostsFeedController],
      providers: [BlogPostsService, BlogPostWritesService, { provide: FEED_SITE, useValue: site }],
    };
  }
}
