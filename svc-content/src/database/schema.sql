-- The schema as the migrations beside this file make it. Written by 'npm run docs:schema', and checked by the service's tests.
-- For reading only: a change is a new migration.

CREATE TABLE content.audit (
  id bigint GENERATED ALWAYS AS IDENTITY,
  at timestamp with time zone DEFAULT now() NOT NULL,
  session_id text NOT NULL,
  action text NOT NULL,
  entity text NOT NULL,
  entity_id integer,
  before jsonb,
  after jsonb,
  person_id integer,
  person_name text,
  address text,
  CONSTRAINT pk_audit PRIMARY KEY (id)
);
CREATE INDEX ix_audit_entity ON content.audit USING btree (entity, entity_id);

CREATE TABLE content.blog_post (
  id integer GENERATED ALWAYS AS IDENTITY,
  title text NOT NULL,
  slug text NOT NULL,
  excerpt text NOT NULL,
  content text NOT NULL,
  image_url text,
  category text DEFAULT 'News'::text NOT NULL,
  author text NOT NULL,
  read_time integer DEFAULT 5 NOT NULL,
  tags text[] DEFAULT '{}'::text[] NOT NULL,
  seo_title text,
  seo_description text,
  published boolean DEFAULT false NOT NULL,
  featured boolean DEFAULT false NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  image_alt text,
  translations json DEFAULT '{}'::json NOT NULL,
  outdated json DEFAULT '{}'::json NOT NULL,
  published_at timestamp with time zone,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT pk_blog_post PRIMARY KEY (id),
  CONSTRAINT uq_blog_post_slug UNIQUE (slug),
  CONSTRAINT ck_blog_post_author CHECK (((length(author) >= 1) AND (length(author) <= 120))),
  CONSTRAINT ck_blog_post_category CHECK ((category = ANY (ARRAY['News'::text, 'Reviews'::text, 'Tips'::text, 'Market Insights'::text, 'Import Guide'::text, 'Maintenance'::text]))),
  CONSTRAINT ck_blog_post_content CHECK ((content <> ''::text)),
  CONSTRAINT ck_blog_post_excerpt CHECK ((excerpt <> ''::text)),
  CONSTRAINT ck_blog_post_read_time CHECK (((read_time >= 1) AND (read_time <= 60))),
  CONSTRAINT ck_blog_post_slug CHECK (((length(slug) >= 1) AND (length(slug) <= 220))),
  CONSTRAINT ck_blog_post_title CHECK (((length(title) >= 1) AND (length(title) <= 200)))
);
CREATE INDEX ix_blog_post_newest ON content.blog_post USING btree (created_at DESC, id DESC) WHERE published;
CREATE INDEX ix_blog_post_published_newest ON content.blog_post USING btree (published_at DESC, created_at DESC, id DESC) WHERE published;
CREATE TRIGGER tr_blog_post_date BEFORE INSERT OR UPDATE ON content.blog_post FOR EACH ROW EXECUTE FUNCTION content.date_blog_post();

CREATE TABLE content.customer_showcase (
  id integer GENERATED ALWAYS AS IDENTITY,
  client_name text NOT NULL,
  client_review text NOT NULL,
  car_make text NOT NULL,
  car_model text NOT NULL,
  car_year integer NOT NULL,
  car_image text,
  rating integer DEFAULT 5 NOT NULL,
  featured boolean DEFAULT false NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  image_alt text,
  translations json DEFAULT '{}'::json NOT NULL,
  outdated json DEFAULT '{}'::json NOT NULL,
  CONSTRAINT pk_customer_showcase PRIMARY KEY (id),
  CONSTRAINT ck_customer_showcase_car_make CHECK (((length(car_make) >= 1) AND (length(car_make) <= 60))),
  CONSTRAINT ck_customer_showcase_car_model CHECK (((length(car_model) >= 1) AND (length(car_model) <= 80))),
  CONSTRAINT ck_customer_showcase_car_year CHECK (((car_year >= 1886) AND (car_year <= 2100))),
  CONSTRAINT ck_customer_showcase_client_name CHECK (((length(client_name) >= 1) AND (length(client_name) <= 120))),
  CONSTRAINT ck_customer_showcase_client_review CHECK ((client_review <> ''::text)),
  CONSTRAINT ck_customer_showcase_rating CHECK (((rating >= 1) AND (rating <= 5)))
);
CREATE INDEX ix_customer_showcase_featured_newest ON content.customer_showcase USING btree (featured DESC, created_at DESC, id DESC);

CREATE TABLE content.former_slug (
  slug text NOT NULL,
  blog_post_id integer NOT NULL,
  CONSTRAINT pk_former_slug PRIMARY KEY (slug),
  CONSTRAINT fk_former_slug_post FOREIGN KEY (blog_post_id) REFERENCES content.blog_post(id) ON DELETE CASCADE
);
CREATE INDEX ix_former_slug_post ON content.former_slug USING btree (blog_post_id);

CREATE TABLE content.setting_version (
  id integer GENERATED ALWAYS AS IDENTITY,
  setting text NOT NULL,
  version integer NOT NULL,
  body json NOT NULL,
  state text NOT NULL,
  returned_to integer,
  person_id integer,
  person_name text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  retired_at timestamp with time zone,
  CONSTRAINT pk_setting_version PRIMARY KEY (id),
  CONSTRAINT uq_setting_version UNIQUE (setting, version),
  CONSTRAINT ck_setting_version_setting CHECK ((setting <> ''::text)),
  CONSTRAINT ck_setting_version_state CHECK ((state = ANY (ARRAY['draft'::text, 'published'::text, 'old'::text]))),
  CONSTRAINT ck_setting_version_version CHECK ((version > 0))
);
CREATE INDEX ix_setting_version_published ON content.setting_version USING btree (setting, version DESC) WHERE (state = 'published'::text);
CREATE INDEX ix_setting_version_retired ON content.setting_version USING btree (retired_at) WHERE (retired_at IS NOT NULL);
CREATE UNIQUE INDEX uq_setting_version_draft ON content.setting_version USING btree (setting) WHERE (state = 'draft'::text);

CREATE OR REPLACE FUNCTION content.date_blog_post()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW.updated_at := CASE TG_OP WHEN 'INSERT' THEN NEW.created_at ELSE now() END;
  IF NEW.published AND NEW.published_at IS NULL THEN
    NEW.published_at := NEW.updated_at;
  END IF;
  RETURN NEW;
END $function$;
