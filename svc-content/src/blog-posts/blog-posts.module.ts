import { Module } from '@nestjs/common';
import { BlogPostWritesService } from './blog-post-writes.service.js';
import { BlogPostsController } from './blog-posts.controller.js';
import { BlogPostsService } from './blog-posts.service.js';

@Module({ controllers: [BlogPostsController], providers: [BlogPostsService, BlogPostWritesService] })
export class BlogPostsModule {}
