-- When a post was first published, which may be long after it was written, and when it was last changed.
ALTER TABLE content.blog_post
  ADD COLUMN published_at timestamptz,
  ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now();

-- The dates under which visitors know the posts stay.
UPDATE content.blog_post p SET
  published_at = CASE WHEN published THEN created_at END,
  updated_at = coalesce(
    (SELECT max(at) FROM content.audit a WHERE a.entity = 'blog-post' AND a.entity_id = p.id),
    created_at);

-- Beside the index by creation, by which the previous release sorts.
CREATE INDEX ix_blog_post_published_newest ON content.blog_post (published_at DESC, created_at DESC, id DESC) WHERE published;

-- A trigger, since the previous release writes neither column.
CREATE FUNCTION content.date_blog_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := CASE TG_OP WHEN 'INSERT' THEN NEW.created_at ELSE now() END;
  IF NEW.published AND NEW.published_at IS NULL THEN
    NEW.published_at := NEW.updated_at;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER tr_blog_post_date BEFORE INSERT OR UPDATE ON content.blog_post
  FOR EACH ROW EXECUTE FUNCTION content.date_blog_post();
