import type { BlogPost as BlogPostResponse, StaffBlogPost, TextListQuery } from '@dealership/contracts';
import { type PublicPage, pageOf, rowsOfPage } from '@dealership/service-kit/endpoints';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, In } from 'typeorm';
import { BlogPost } from './blog-post.entity.js';
import { toBlogPost, toStaffBlogPost } from './blog-post.mapper.js';
import { FormerSlug } from './former-slug.entity.js';

@Injectable()
export class BlogPostsService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** A page of all posts, the newest publication first; includes drafts only on request. */
  async list({ lang, ...paging }: TextListQuery, { drafts }: { drafts: boolean }): Promise<PublicPage<BlogPostResponse>> {
    const { items, more } = pageOf(await this.rows(drafts, rowsOfPage(paging)), paging);
    const slugs = await this.formerSlugs(items);
    return { items: items.map((row) => toBlogPost(row, slugs.get(row.id) ?? [], lang)), more };
  }

  async listForStaff(): Promise<StaffBlogPost[]> {
    return (await this.rows(true)).map(toStaffBlogPost);
  }

  private async formerSlugs(posts: BlogPost[]): Promise<Map<number, string[]>> {
    const blogPostId = In(posts.map(({ id }) => id));
    const found = await this.dataSource.manager.find(FormerSlug, { where: { blogPostId }, order: { slug: 'ASC' } });
    const byPost = Map.groupBy(found, (former) => former.blogPostId);
    return new Map([...byPost].map(([id, former]) => [id, former.map(({ slug }) => slug)]));
  }

  private rows(drafts: boolean, part = {}): Promise<BlogPost[]> {
    return this.dataSource.manager.find(BlogPost, {
      ...part,
      where: drafts ? {} : { published: true },
      // Those that were never published come first.
      order: { publishedAt: 'DESC', createdAt: 'DESC', id: 'DESC' },
    });
  }
}
