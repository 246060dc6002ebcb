import type { BlogPost, BlogPostChanges, NewBlogPost } from '@dealership/contracts';
import { api } from '@dealership/contracts/api';
import { IdParams, Route } from '@dealership/service-kit/endpoints';
import { CurrentStaff } from '@dealership/service-kit/staff';
import { Body, Controller, Param } from '@nestjs/common';
import { BlogPostWritesService } from './blog-post-writes.service.js';
import { BlogPostsService } from './blog-posts.service.js';

@Controller()
export class BlogPostsController {
  constructor(
    private readonly blogPosts: BlogPostsService,
    private readonly writes: BlogPostWritesService,
  ) {}

  @Route(api.listBlogPosts)
  list(@CurrentStaff() staff?: CurrentStaff): Promise<BlogPost[]> {
    return this.blogPosts.list({ drafts: staff !== undefined });
  }

  @Route(api.listStaffBlogPosts)
  listForStaff(): Promise<BlogPost[]> {
    return this.blogPosts.list({ drafts: true });
  }

  @Route(api.createBlogPost)
  create(@Body() post: NewBlogPost, @CurrentStaff() staff: CurrentStaff): Promise<BlogPost> {
    return this.writes.create(post, staff);
  }

  @Route(api.updateBlogPost)
  change(@Param() { id }: IdParams, @Body() changes: BlogPostChanges, @CurrentStaff() staff: CurrentStaff): Promise<BlogPost> {
    return this.writes.change(id, changes, staff);
  }

  @Route(api.deleteBlogPost)
  remove(@Param() { id }: IdParams, @CurrentStaff() staff: CurrentStaff): Promise<void> {
    return this.writes.remove(id, staff);
  }
}
