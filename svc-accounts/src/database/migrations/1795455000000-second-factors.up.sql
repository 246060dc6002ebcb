CREATE TABLE accounts.totp (
  staff_id integer CONSTRAINT pk_totp PRIMARY KEY CONSTRAINT fk_totp_staff REFERENCES accounts.staff (id) ON DELETE CASCADE,
  -- Encrypted with a key of the environment.
  secret text,
  -- Becomes the secret with the first code that was made of it.
  pending_secret text,
  -- The last half minute of which a code was used: no code is good twice.
  last_step bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE accounts.recovery_code (
  staff_id integer NOT NULL CONSTRAINT fk_recovery_code_staff REFERENCES accounts.staff (id) ON DELETE CASCADE,
  code_hash text NOT NULL,
  used_at timestamptz,
  CONSTRAINT pk_recovery_code PRIMARY KEY (staff_id, code_hash)
);

CREATE TABLE accounts.passkey (
  id integer GENERATED ALWAYS AS IDENTITY CONSTRAINT pk_passkey PRIMARY KEY,
  staff_id integer NOT NULL CONSTRAINT fk_passkey_staff REFERENCES accounts.staff (id) ON DELETE CASCADE,
  name text NOT NULL CONSTRAINT ck_passkey_name CHECK (length(name) BETWEEN 1 AND 60),
  credential_id text NOT NULL CONSTRAINT uq_passkey_credential_id UNIQUE,
  public_key bytea NOT NULL,
  counter bigint NOT NULL DEFAULT 0,
  transports text[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz
);
CREATE INDEX ix_passkey_staff ON accounts.passkey (staff_id, id);

CREATE TABLE accounts.used_challenge (
  challenge text CONSTRAINT pk_used_challenge PRIMARY KEY,
  used_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE accounts.role_demand (
  role text CONSTRAINT pk_role_demand PRIMARY KEY
    CONSTRAINT ck_role_demand_role CHECK (role IN ('owner', 'manager', 'sales', 'editor', 'accountant', 'viewer')),
  demands_factor boolean NOT NULL
);
