import type { BlogPost as BlogPostResponse, Language, StaffBlogPost } from '@dealership/contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { BlogPost } from './blog-post.entity.js';
import { toBlogPost, toStaffBlogPost } from './blog-post.mapper.js';

@Injectable()
export class BlogPostsService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Every post, newest first; the drafts among them only when asked for. */
  async list(language: Language, { drafts }: { drafts: boolean }): Promise<BlogPostResponse[]> {
    return (await this.rows(drafts)).map((row) => toBlogPost(row, language));
  }

  async listForStaff(): Promise<StaffBlogPost[]> {
    return (await this.rows(true)).map(toStaffBlogPost);
  }

  private rows(drafts: boolean): Promise<BlogPost[]> {
    return this.dataSource.manager.find(BlogPost, {
      where: drafts ? {} : { published: true },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
  }
}
