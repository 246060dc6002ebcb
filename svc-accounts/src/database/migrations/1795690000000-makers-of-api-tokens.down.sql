ALTER TABLE accounts.api_token DROP COLUMN created_by_id;
