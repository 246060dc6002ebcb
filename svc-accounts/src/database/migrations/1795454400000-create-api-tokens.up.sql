CREATE TABLE accounts.api_token (
  id integer GENERATED ALWAYS AS IDENTITY CONSTRAINT pk_api_token PRIMARY KEY,
  name text NOT NULL CONSTRAINT ck_api_token_name CHECK (length(name) BETWEEN 1 AND 100),
  scopes text[] NOT NULL CONSTRAINT ck_api_token_scopes CHECK (cardinality(scopes) > 0),
  token_hash text NOT NULL CONSTRAINT uq_api_token_hash UNIQUE,
  ending text NOT NULL,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  last_used_at timestamptz
);
