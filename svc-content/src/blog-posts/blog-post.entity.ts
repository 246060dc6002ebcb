import type { BlogCategory, BlogPostTexts, OutdatedTexts, Translations } from '@dealership/contracts';
import { Column, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import { SCHEMA } from '../database/schema.js';

@Entity({ schema: SCHEMA, name: 'blog_post' })
export class BlogPost {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column({ type: 'text' })
  title: string;

  @Column({ type: 'text' })
  slug: string;

  @Column({ type: 'text' })
  excerpt: string;

  /** HTML and text, with paragraphs separated by blank lines; sanitised on writing and again on reading. */
  @Column({ type: 'text' })
  content: string;

  @Column({ type: 'text', name: 'image_url', nullable: true })
  imageUrl: string | null;

  /** The alternative text of the picture. */
  @Column({ type: 'text', name: 'image_alt', nullable: true })
  imageAlt: string | null;

  @Column({ type: 'json', default: '{}' })
  translations: Translations<BlogPostTexts>;

  @Column({ type: 'json', default: '{}' })
  outdated: OutdatedTexts<keyof BlogPostTexts>;

  @Column({ type: 'text', default: 'News' })
  category: BlogCategory;

  @Column({ type: 'text' })
  author: string;

  /** In minutes. */
  @Column({ type: 'integer', name: 'read_time', default: 5 })
  readTime: number;

  @Column({ type: 'text', array: true, default: '{}' })
  tags: string[];

  @Column({ type: 'text', name: 'seo_title', nullable: true })
  seoTitle: string | null;

  @Column({ type: 'text', name: 'seo_description', nullable: true })
  seoDescription: string | null;

  @Column({ type: 'boolean', default: false })
  published: boolean;

  @Column({ type: 'boolean', default: false })
  featured: boolean;

  @Column({ type: 'integer', default: 1 })
  version: number;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  /** Its first publication. */
  @Column({ type: 'timestamptz', name: 'published_at', nullable: true })
  publishedAt: Date | null;

  @UpdateDateColumn({ type: 'timestamptz', name: 'updated_at' })
  updatedAt: Date;
}
