-- The schema as the migrations beside this file make it. Written by 'npm run docs:schema', and checked by the service's tests.
-- For reading only: a change is a new migration.

CREATE TABLE accounts.api_token (
  id integer GENERATED ALWAYS AS IDENTITY,
  name text NOT NULL,
  scopes text[] NOT NULL,
  token_hash text NOT NULL,
  ending text NOT NULL,
  created_by text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  last_used_at timestamp with time zone,
  created_by_id integer,
  CONSTRAINT pk_api_token PRIMARY KEY (id),
  CONSTRAINT uq_api_token_hash UNIQUE (token_hash),
  CONSTRAINT ck_api_token_name CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  CONSTRAINT ck_api_token_scopes CHECK ((cardinality(scopes) > 0))
);

CREATE TABLE accounts.audit (
  id bigint GENERATED ALWAYS AS IDENTITY,
  at timestamp with time zone DEFAULT now() NOT NULL,
  session_id text NOT NULL,
  person_id integer,
  person_name text,
  address text,
  action text NOT NULL,
  entity text NOT NULL,
  entity_id integer,
  before jsonb,
  after jsonb,
  CONSTRAINT pk_audit PRIMARY KEY (id)
);
CREATE INDEX ix_audit_entity ON accounts.audit USING btree (entity, entity_id);

CREATE TABLE accounts.outbox (
  id bigint GENERATED ALWAYS AS IDENTITY,
  event text NOT NULL,
  payload jsonb NOT NULL,
  request_id text,
  traceparent text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  handed_at timestamp with time zone,
  done_at timestamp with time zone,
  CONSTRAINT pk_outbox PRIMARY KEY (id)
);
CREATE INDEX ix_outbox_handed ON accounts.outbox USING btree (handed_at) WHERE ((handed_at IS NOT NULL) AND (done_at IS NULL));
CREATE INDEX ix_outbox_waiting ON accounts.outbox USING btree (id) WHERE (handed_at IS NULL);

CREATE TABLE accounts.passkey (
  id integer GENERATED ALWAYS AS IDENTITY,
  staff_id integer NOT NULL,
  name text NOT NULL,
  credential_id text NOT NULL,
  public_key bytea NOT NULL,
  counter bigint DEFAULT 0 NOT NULL,
  transports text[] DEFAULT '{}'::text[] NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  last_used_at timestamp with time zone,
  CONSTRAINT pk_passkey PRIMARY KEY (id),
  CONSTRAINT uq_passkey_credential_id UNIQUE (credential_id),
  CONSTRAINT fk_passkey_staff FOREIGN KEY (staff_id) REFERENCES accounts.staff(id) ON DELETE CASCADE,
  CONSTRAINT ck_passkey_name CHECK (((length(name) >= 1) AND (length(name) <= 60)))
);
CREATE INDEX ix_passkey_staff ON accounts.passkey USING btree (staff_id, id);

CREATE TABLE accounts.password_link (
  id integer GENERATED ALWAYS AS IDENTITY,
  staff_id integer NOT NULL,
  purpose text NOT NULL,
  token_hash text,
  expires_at timestamp with time zone,
  closed_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT pk_password_link PRIMARY KEY (id),
  CONSTRAINT uq_password_link_token_hash UNIQUE (token_hash),
  CONSTRAINT fk_password_link_staff FOREIGN KEY (staff_id) REFERENCES accounts.staff(id) ON DELETE CASCADE,
  CONSTRAINT ck_password_link_purpose CHECK ((purpose = ANY (ARRAY['invitation'::text, 'reset'::text])))
);
CREATE INDEX ix_password_link_staff ON accounts.password_link USING btree (staff_id, id);

CREATE TABLE accounts.recovery_code (
  staff_id integer NOT NULL,
  code_hash text NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT pk_recovery_code PRIMARY KEY (staff_id, code_hash),
  CONSTRAINT fk_recovery_code_staff FOREIGN KEY (staff_id) REFERENCES accounts.staff(id) ON DELETE CASCADE
);

CREATE TABLE accounts.role_demand (
  role text NOT NULL,
  demands_factor boolean NOT NULL,
  CONSTRAINT pk_role_demand PRIMARY KEY (role),
  CONSTRAINT ck_role_demand_role CHECK ((role = ANY (ARRAY['owner'::text, 'manager'::text, 'sales'::text, 'editor'::text, 'accountant'::text, 'viewer'::text])))
);

CREATE TABLE accounts.staff (
  id integer GENERATED ALWAYS AS IDENTITY,
  name text NOT NULL,
  email text,
  language text NOT NULL,
  role text NOT NULL,
  state text NOT NULL,
  password_hash text,
  credentials integer DEFAULT 1 NOT NULL,
  configured boolean DEFAULT false NOT NULL,
  last_sign_in_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT pk_staff PRIMARY KEY (id),
  CONSTRAINT ck_staff_configured CHECK (((NOT configured) OR ((role = 'owner'::text) AND (state = 'active'::text) AND (password_hash IS NULL)))),
  CONSTRAINT ck_staff_email CHECK (((length(email) >= 3) AND (length(email) <= 254))),
  CONSTRAINT ck_staff_identified CHECK ((configured OR (email IS NOT NULL))),
  CONSTRAINT ck_staff_language CHECK ((language = ANY (ARRAY['en'::text, 'ar'::text, 'ja'::text]))),
  CONSTRAINT ck_staff_name CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  CONSTRAINT ck_staff_role CHECK ((role = ANY (ARRAY['owner'::text, 'manager'::text, 'sales'::text, 'editor'::text, 'accountant'::text, 'viewer'::text]))),
  CONSTRAINT ck_staff_state CHECK ((state = ANY (ARRAY['invited'::text, 'active'::text, 'deactivated'::text])))
);
CREATE UNIQUE INDEX uq_staff_configured ON accounts.staff USING btree (configured) WHERE configured;
CREATE UNIQUE INDEX uq_staff_email ON accounts.staff USING btree (lower(email));

CREATE TABLE accounts.totp (
  staff_id integer NOT NULL,
  secret text,
  pending_secret text,
  last_step bigint DEFAULT 0 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT pk_totp PRIMARY KEY (staff_id),
  CONSTRAINT fk_totp_staff FOREIGN KEY (staff_id) REFERENCES accounts.staff(id) ON DELETE CASCADE
);

CREATE TABLE accounts.used_challenge (
  challenge text NOT NULL,
  used_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT pk_used_challenge PRIMARY KEY (challenge)
);
