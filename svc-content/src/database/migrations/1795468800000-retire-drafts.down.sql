ALTER TABLE content.setting_version DROP COLUMN retired_at;
