CREATE TABLE content.blog_post (
  id integer GENERATED ALWAYS AS IDENTITY CONSTRAINT pk_blog_post PRIMARY KEY,
  title text NOT NULL CONSTRAINT ck_blog_post_title CHECK (length(title) BETWEEN 1 AND 200),
  slug text NOT NULL CONSTRAINT uq_blog_post_slug UNIQUE
    CONSTRAINT ck_blog_post_slug CHECK (length(slug) BETWEEN 1 AND 220),
  excerpt text NOT NULL CONSTRAINT ck_blog_post_excerpt CHECK (excerpt <> ''),
  content text NOT NULL CONSTRAINT ck_blog_post_content CHECK (content <> ''),
  image_url text,
  category text NOT NULL DEFAULT 'News' CONSTRAINT ck_blog_post_category
    CHECK (category IN ('News', 'Reviews', 'Tips', 'Market Insights', 'Import Guide', 'Maintenance')),
  author text NOT NULL CONSTRAINT ck_blog_post_author CHECK (length(author) BETWEEN 1 AND 120),
  read_time integer NOT NULL DEFAULT 5 CONSTRAINT ck_blog_post_read_time CHECK (read_time BETWEEN 1 AND 60),
  tags text[] NOT NULL DEFAULT '{}',
  seo_title text,
  seo_description text,
  published boolean NOT NULL DEFAULT false,
  featured boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ix_blog_post_newest ON content.blog_post (created_at DESC, id DESC) WHERE published;
