import type { BlogPost } from '@dealership/contracts';
import { Controller, Get } from '@nestjs/common';
import { BlogPostsService } from './blog-posts.service.js';

@Controller('api/blog-posts')
export class BlogPostsController {
  constructor(private readonly blogPosts: BlogPostsService) {}

  @Get()
  list(): Promise<BlogPost[]> {
    return this.blogPosts.listPublished();
  }
}
