-- Where a customer's car is, step by step. Who the customer is, its request says.
CREATE TABLE inquiries.journey (
  id integer GENERATED ALWAYS AS IDENTITY CONSTRAINT pk_journey PRIMARY KEY,
  conversation_id integer NOT NULL CONSTRAINT uq_journey_conversation UNIQUE
    CONSTRAINT fk_journey_conversation REFERENCES inquiries.conversation (id) ON DELETE CASCADE,
  kind text NOT NULL
    CONSTRAINT ck_journey_kind CHECK (kind IN ('auction', 'import', 'sourcing', 'reservation', 'consignment')),
  title text NOT NULL,
  language text NOT NULL CONSTRAINT ck_journey_language CHECK (language IN ('en', 'ar', 'ja')),
  -- An account of svc-accounts, and its name as the customer reads it.
  keeper_id integer,
  keeper_name text,
  -- How often a link was asked for by e-mail, and when last.
  link_asks integer NOT NULL DEFAULT 0,
  link_asked_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT ck_journey_keeper CHECK (num_nonnulls(keeper_id, keeper_name) <> 1)
);
CREATE INDEX ix_journey_updated_at ON inquiries.journey (updated_at DESC, id DESC);

CREATE TABLE inquiries.journey_step (
  id integer GENERATED ALWAYS AS IDENTITY CONSTRAINT pk_journey_step PRIMARY KEY,
  journey_id integer NOT NULL CONSTRAINT fk_journey_step_journey REFERENCES inquiries.journey (id) ON DELETE CASCADE,
  key text NOT NULL,
  position smallint NOT NULL,
  -- By language, as the setting was when the journey was made.
  name jsonb NOT NULL,
  done_on date,
  estimate date,
  note text,
  -- How often it was said to be done, when last, and whether the customer is to read of it.
  presses integer NOT NULL DEFAULT 0,
  pressed_at timestamptz,
  quiet boolean NOT NULL DEFAULT false,
  -- When its delay started the clock of an answer.
  late_told_at timestamptz,
  CONSTRAINT uq_journey_step_key UNIQUE (journey_id, key)
);
CREATE INDEX ix_journey_step_late ON inquiries.journey_step (estimate) WHERE done_on IS NULL AND late_told_at IS NULL;

-- Of the token only its hash: who reads the database opens no page.
CREATE TABLE inquiries.journey_link (
  id integer GENERATED ALWAYS AS IDENTITY CONSTRAINT pk_journey_link PRIMARY KEY,
  journey_id integer NOT NULL CONSTRAINT fk_journey_link_journey REFERENCES inquiries.journey (id) ON DELETE CASCADE,
  token_hash text NOT NULL CONSTRAINT uq_journey_link_token_hash UNIQUE,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  opened_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ix_journey_link_journey ON inquiries.journey_link (journey_id);
