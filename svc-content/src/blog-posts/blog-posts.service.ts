import type { BlogPost as BlogPostResponse, StaffBlogPost } from '@dealership/contracts';
import { type PublicPage, pageOf, rowsOfPage, type TextListParams } from '@dealership/service-kit/endpoints';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { BlogPost } from './blog-post.entity.js';
import { toBlogPost, toStaffBlogPost } from './blog-post.mapper.js';

@Injectable()
export class BlogPostsService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** A page of all posts, newest first; includes drafts only on request. */
  async list({ lang, ...place }: TextListParams, { drafts }: { drafts: boolean }): Promise<PublicPage<BlogPostResponse>> {
    const { items, more } = pageOf(await this.rows(drafts, rowsOfPage(place)), place);
    return { items: items.map((row) => toBlogPost(row, lang)), more };
  }

  async listForStaff(): Promise<StaffBlogPost[]> {
    return (await this.rows(true)).map(toStaffBlogPost);
  }

  private rows(drafts: boolean, part = {}): Promise<BlogPost[]> {
    return this.dataSource.manager.find(BlogPost, {
      ...part,
      where: drafts ? {} : { published: true },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
  }
}
