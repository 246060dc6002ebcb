-- Who made a token, by account: it opens nothing once that person may not manage integrations. Null of those that were made before by
-- somebody whose name is not that of one account alone.
ALTER TABLE accounts.api_token ADD COLUMN created_by_id integer;
UPDATE accounts.api_token t SET created_by_id = s.id
FROM accounts.staff s
WHERE s.name = t.created_by AND NOT EXISTS (SELECT FROM accounts.staff other WHERE other.name = s.name AND other.id <> s.id);
