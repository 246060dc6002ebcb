import type { BlogCategory } from '@dealership/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity({ schema: 'content', name: 'blog_post' })
export class BlogPostEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('text')
  title: string;

  @Column('text')
  slug: string;

  @Column('text')
  excerpt: string;

  /** HTML and text, paragraphs apart by blank lines; sanitised when it was written, and again when it is read. */
  @Column('text')
  content: string;

  @Column('text', { name: 'image_url', nullable: true })
  imageUrl: string | null;

  @Column('text', { default: 'News' })
  category: BlogCategory;

  @Column('text')
  author: string;

  /** In minutes. */
  @Column('integer', { name: 'read_time', default: 5 })
  readTime: number;

  @Column('text', { array: true, default: '{}' })
  tags: string[];

  @Column('text', { name: 'seo_title', nullable: true })
  seoTitle: string | null;

  @Column('text', { name: 'seo_description', nullable: true })
  seoDescription: string | null;

  @Column('boolean', { default: false })
  published: boolean;

  @Column('boolean', { default: false })
  featured: boolean;

  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
