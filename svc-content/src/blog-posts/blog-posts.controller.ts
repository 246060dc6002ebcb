import { type BlogPost, type BlogPostChanges, blogPostChanges, type NewBlogPost, newBlogPost } from '@dealership/contracts';
import { CurrentStaff, Staff, StaffSeesMore } from '@dealership/service-kit/staff';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { type IdParams, idParams } from '../id-params.js';
import { BlogPostWritesService } from './blog-post-writes.service.js';
import { BlogPostsService } from './blog-posts.service.js';

@Controller('api/blog-posts')
export class BlogPostsController {
  constructor(
    private readonly blogPosts: BlogPostsService,
    private readonly writes: BlogPostWritesService,
  ) {}

  @Get()
  @StaffSeesMore()
  list(@CurrentStaff() staff?: CurrentStaff): Promise<BlogPost[]> {
    return this.blogPosts.list({ drafts: staff !== undefined });
  }

  @Post()
  @Staff()
  create(@Body({ schema: newBlogPost }) post: NewBlogPost, @CurrentStaff() staff: CurrentStaff): Promise<BlogPost> {
    return this.writes.create(post, staff);
  }

  @Put(':id')
  @Staff()
  change(
    @Param({ schema: idParams }) { id }: IdParams,
    @Body({ schema: blogPostChanges }) changes: BlogPostChanges,
    @CurrentStaff() staff: CurrentStaff,
  ): Promise<BlogPost> {
    return this.writes.change(id, changes, staff);
  }

  @Delete(':id')
  @HttpCode(204)
  @Staff()
  remove(@Param({ schema: idParams }) { id }: IdParams, @CurrentStaff() staff: CurrentStaff): Promise<void> {
    return this.writes.remove(id, staff);
  }
}
