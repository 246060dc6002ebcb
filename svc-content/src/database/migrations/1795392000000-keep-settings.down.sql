DROP TABLE content.setting_version;
