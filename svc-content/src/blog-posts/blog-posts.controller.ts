import type { BlogPost, BlogPostChanges, IdParams, NewBlogPost, StaffBlogPost, TextListQuery } from '@dealership/contracts';
import { api } from '@dealership/contracts/api';
import { linkPages, type Reply, Route } from '@dealership/service-kit/endpoints';
import { CurrentStaff } from '@dealership/service-kit/staff';
import { Body, Controller, Param, Query, Res } from '@nestjs/common';
import { BlogPostWritesService } from './blog-post-writes.service.js';
import { BlogPostsService } from './blog-posts.service.js';

@Controller()
export class BlogPostsController {
  constructor(
    private readonly blogPosts: BlogPostsService,
    private readonly writes: BlogPostWritesService,
  ) {}

  @Route(api.listBlogPosts)
  async list(
    @Query() query: TextListQuery,
    @Res({ passthrough: true }) reply: Reply,
    @CurrentStaff() staff?: CurrentStaff,
  ): Promise<BlogPost[]> {
    const { items, more } = await this.blogPosts.list(query, { drafts: staff !== undefined });
    linkPages(reply, api.listBlogPosts.path, query, more);
    return items;
  }

  @Route(api.listStaffBlogPosts)
  listForStaff(): Promise<StaffBlogPost[]> {
    return this.blogPosts.listForStaff();
  }

  @Route(api.createBlogPost)
  create(@Body() post: NewBlogPost, @CurrentStaff() staff: CurrentStaff): Promise<StaffBlogPost> {
    return this.writes.create(post, staff);
  }

  @Route(api.updateBlogPost)
  change(
    @Param() { id }: IdParams,
    @Body() changes: BlogPostChanges,
    @CurrentStaff() staff: CurrentStaff,
  ): Promise<StaffBlogPost> {
    return this.writes.change(id, changes, staff);
  }

  @Route(api.deleteBlogPost)
  remove(@Param() { id }: IdParams, @CurrentStaff() staff: CurrentStaff): Promise<void> {
    return this.writes.remove(id, staff);
  }
}
