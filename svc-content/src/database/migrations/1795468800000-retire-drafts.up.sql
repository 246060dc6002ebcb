-- Drafts that were written anew, published or given up go after a time. Those of before count from now on.
ALTER TABLE content.setting_version ADD COLUMN retired_at timestamptz;
UPDATE content.setting_version SET retired_at = now() WHERE state = 'old';
CREATE INDEX ix_setting_version_retired ON content.setting_version (retired_at) WHERE retired_at IS NOT NULL;
