import { randomUUID } from 'node:crypto';
import {
  BLOG_POST_TEXTS,
  type BlogPostChanges,
  type NewBlogPost,
  outdatedAfter,
  type StaffBlogPost,
  staffValidationMessages,
} from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { recordStaffWrite, StaffRecords } from '@dealership/service-kit/audit';
import { MediaStore, pictureAddress } from '@dealership/service-kit/media';
import type { CurrentStaff } from '@dealership/service-kit/staff';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { SCHEMA } from '../database/schema.js';
import { sanitise, sanitiseTranslations } from '../rich-text/sanitise.js';
import { BlogPost } from './blog-post.entity.js';
import { toStaffBlogPost } from './blog-post.mapper.js';
import { freeSlug, keepFormerSlug, slugOfTitle, untilSlugIsFree } from './slug.js';

const KIND = {
  schema: SCHEMA,
  name: 'blog-post',
  target: BlogPost,
  notFound: 'BLOG_POST_NOT_FOUND',
  onWritten: (manager: EntityManager, { before, after }: { before: BlogPost | null; after: BlogPost }) =>
    keepFormerSlug(manager, before?.slug ?? after.slug, after),
} as const;

/** A post keeps the moment of its first publication. */
const publication = ({ published }: Partial<BlogPost>, before: Date | null): Date | null =>
  before ?? (published ? new Date() : null);

function sanitised(content: string): string {
  const clean = sanitise(content);
  if (clean.trim()) return clean;
  throw AppError.invalidField('content', staffValidationMessages.content);
}

/** Changes to the blog by staff. */
@Injectable()
export class BlogPostWritesService {
  private readonly records: StaffRecords<BlogPost>;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly media: MediaStore,
  ) {
    this.records = new StaffRecords(dataSource, KIND);
  }

  async create({ slug, ...post }: NewBlogPost, staff: CurrentStaff): Promise<StaffBlogPost> {
    const columns = await this.columns(post);
    return toStaffBlogPost(await untilSlugIsFree(() => this.insert(columns, slug || undefined, staff)));
  }

  /** An empty slug is derived from the title; an omitted one stays, even if the title changes. */
  async change(blogPostId: number, { slug, ...changes }: BlogPostChanges, staff: CurrentStaff): Promise<StaffBlogPost> {
    const columns = await this.columns(changes);
    const withOutdated =
      (more: Partial<BlogPost> = {}) =>
      (row: BlogPost) => ({
        ...columns,
        ...more,
        publishedAt: publication(columns, row.publishedAt),
        outdated: outdatedAfter(BLOG_POST_TEXTS, row, columns),
      });
    if (slug === undefined) return toStaffBlogPost(await this.records.change(blogPostId, withOutdated(), staff));
    const write = async () => {
      const wanted = slug || slugOfTitle(changes.title ?? (await this.titleOf(blogPostId)), blogPostId);
      const free = await freeSlug(this.dataSource.manager, wanted, blogPostId);
      return this.records.change(blogPostId, withOutdated({ slug: free }), staff);
    };
    return toStaffBlogPost(await untilSlugIsFree(write));
  }

  remove(blogPostId: number, staff: CurrentStaff): Promise<void> {
    return this.records.remove(blogPostId, staff);
  }

  private insert(columns: Partial<BlogPost>, slug: string | undefined, staff: CurrentStaff): Promise<BlogPost> {
    return this.dataSource.transaction(async (manager) => {
      const repository = manager.getRepository(BlogPost);
      // The slug may be derived from the id, which exists only after the insert.
      const publishedAt = publication(columns, null);
      const row = await repository.save(repository.create({ ...columns, publishedAt, slug: randomUUID() }));
      row.slug = await freeSlug(manager, slug ?? slugOfTitle(row.title, row.id), row.id);
      await repository.save(row);
      await recordStaffWrite(manager, KIND.schema, { staff, action: 'create', entity: KIND.name, entityId: row.id, after: row });
      return row;
    });
  }

  private async titleOf(blogPostId: number): Promise<string> {
    const post = await this.dataSource.manager.findOne(BlogPost, { select: { title: true }, where: { id: blogPostId } });
    if (!post) throw new AppError('BLOG_POST_NOT_FOUND', { id: blogPostId });
    return post.title;
  }

  private async columns({ content, imageUrl, translations, ...rest }: Omit<BlogPostChanges, 'slug'>): Promise<Partial<BlogPost>> {
    return {
      ...rest,
      ...(content !== undefined && { content: sanitised(content) }),
      ...(translations !== undefined && { translations: sanitiseTranslations(translations) }),
      ...(imageUrl !== undefined && { imageUrl: imageUrl && (await pictureAddress(imageUrl, this.media, 'imageUrl')) }),
    };
  }
}
