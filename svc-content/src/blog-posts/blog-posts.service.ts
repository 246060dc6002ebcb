import type { BlogPost } from '@dealership/contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { BLOG_POST_COLUMNS, type BlogPostRow, toBlogPost } from './blog-post.mapper.js';

@Injectable()
export class BlogPostsService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Every post, newest first; the drafts among them only when asked for. */
  async list({ drafts }: { drafts: boolean }): Promise<BlogPost[]> {
    const rows = await this.dataSource.query<BlogPostRow[]>(
      `SELECT ${BLOG_POST_COLUMNS} FROM content.blog_post p ${drafts ? '' : 'WHERE p.published'}
       ORDER BY p.created_at DESC, p.id DESC`,
    );
    return rows.map(toBlogPost);
  }
}
