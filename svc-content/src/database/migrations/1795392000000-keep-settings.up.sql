-- What staff write of the site's settings and texts. Every write is a version of its own; of each setting the last published one holds.
CREATE TABLE content.setting_version (
  id integer GENERATED ALWAYS AS IDENTITY CONSTRAINT pk_setting_version PRIMARY KEY,
  setting text NOT NULL CONSTRAINT ck_setting_version_setting CHECK (setting <> ''),
  version integer NOT NULL CONSTRAINT ck_setting_version_version CHECK (version > 0),
  body json NOT NULL,
  -- 'old': a draft that was written anew, published or given up.
  state text NOT NULL CONSTRAINT ck_setting_version_state CHECK (state IN ('draft', 'published', 'old')),
  returned_to integer,
  person_id integer,
  person_name text,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT uq_setting_version UNIQUE (setting, version)
);
CREATE UNIQUE INDEX uq_setting_version_draft ON content.setting_version (setting) WHERE state = 'draft';
CREATE INDEX ix_setting_version_published ON content.setting_version (setting, version DESC) WHERE state = 'published';
