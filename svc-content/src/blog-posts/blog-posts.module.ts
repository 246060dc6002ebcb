import { type DynamicModule, Module } from '@nestjs/common';
import { BlogPostWritesService } from './blog-post-writes.service.js';
import { BlogPostsController } from './blog-posts.controller.js';
import { BlogPostsService } from './blog-posts.service.js';
import { PostsFeedController, PUBLIC_URL } from './posts-feed.controller.js';

@Module({})
export class BlogPostsModule {
  static forRoot(publicUrl: string): DynamicModule {
    return {
      module: BlogPostsModule,
      controllers: [BlogPostsController, PostsFeedController],
      providers: [BlogPostsService, BlogPostWritesService, { provide: PUBLIC_URL, useValue: publicUrl }],
    };
  }
}
