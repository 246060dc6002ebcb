import type { BlogPost as BlogPostResponse } from '@dealership/contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { BlogPost } from './blog-post.entity.js';
import { toBlogPost } from './blog-post.mapper.js';

@Injectable()
export class BlogPostsService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Every post, newest first; the drafts among them only when asked for. */
  async list({ drafts }: { drafts: boolean }): Promise<BlogPostResponse[]> {
    const rows = await this.dataSource.manager.find(BlogPost, {
      where: drafts ? {} : { published: true },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
    return rows.map(toBlogPost);
  }
}
