import { Column, Entity, PrimaryColumn } from 'typeorm';
import { SCHEMA } from '../database/schema.js';

/** A slug that a post had before. Its address leads to the post; no other post gets it. */
@Entity({ schema: SCHEMA, name: 'former_slug' })
export class FormerSlug {
  @PrimaryColumn({ type: 'text' })
  slug: string;

  @Column({ type: 'integer', name: 'blog_post_id' })
  blogPostId: number;
}
