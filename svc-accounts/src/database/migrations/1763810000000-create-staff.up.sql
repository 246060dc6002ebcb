CREATE TABLE accounts.staff (
  id integer GENERATED ALWAYS AS IDENTITY CONSTRAINT pk_staff PRIMARY KEY,
  name text NOT NULL CONSTRAINT ck_staff_name CHECK (length(name) BETWEEN 1 AND 100),
  email text CONSTRAINT ck_staff_email CHECK (length(email) BETWEEN 3 AND 254),
  language text NOT NULL CONSTRAINT ck_staff_language CHECK (language IN ('en', 'ar', 'ja')),
  role text NOT NULL
    CONSTRAINT ck_staff_role CHECK (role IN ('owner', 'manager', 'sales', 'editor', 'accountant', 'viewer')),
  state text NOT NULL CONSTRAINT ck_staff_state CHECK (state IN ('invited', 'active', 'deactivated')),
  password_hash text,
  credentials integer NOT NULL DEFAULT 1,
  configured boolean NOT NULL DEFAULT false,
  last_sign_in_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT ck_staff_configured CHECK (NOT configured OR (role = 'owner' AND state = 'active' AND password_hash IS NULL)),
  CONSTRAINT ck_staff_identified CHECK (configured OR email IS NOT NULL)
);
CREATE UNIQUE INDEX uq_staff_email ON accounts.staff (lower(email));
-- One account has the password of the configuration.
CREATE UNIQUE INDEX uq_staff_configured ON accounts.staff (configured) WHERE configured;

CREATE TABLE accounts.password_link (
  id integer GENERATED ALWAYS AS IDENTITY CONSTRAINT pk_password_link PRIMARY KEY,
  staff_id integer NOT NULL CONSTRAINT fk_password_link_staff REFERENCES accounts.staff (id) ON DELETE CASCADE,
  purpose text NOT NULL CONSTRAINT ck_password_link_purpose CHECK (purpose IN ('invitation', 'reset')),
  token_hash text CONSTRAINT uq_password_link_token_hash UNIQUE,
  expires_at timestamptz,
  closed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ix_password_link_staff ON accounts.password_link (staff_id, id);

CREATE TABLE accounts.audit (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT pk_audit PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  session_id text NOT NULL,
  person_id integer,
  person_name text,
  address text,
  action text NOT NULL,
  entity text NOT NULL,
  entity_id integer,
  before jsonb,
  after jsonb
);
CREATE INDEX ix_audit_entity ON accounts.audit (entity, entity_id);

CREATE TABLE accounts.outbox (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT pk_outbox PRIMARY KEY,
  event text NOT NULL,
  payload jsonb NOT NULL,
  request_id text,
  traceparent text,
  created_at timestamptz NOT NULL DEFAULT now(),
  handed_at timestamptz,
  done_at timestamptz
);
CREATE INDEX ix_outbox_waiting ON accounts.outbox (id) WHERE handed_at IS NULL;
CREATE INDEX ix_outbox_handed ON accounts.outbox (handed_at) WHERE handed_at IS NOT NULL AND done_at IS NULL;
