-- client_ref: the browser's Idempotency-Key. version grows with every look at Stripe.
CREATE TABLE payments.payment (
  id integer GENERATED ALWAYS AS IDENTITY CONSTRAINT pk_payment PRIMARY KEY,
  client_ref uuid NOT NULL CONSTRAINT uq_payment_client_ref UNIQUE,
  stripe_payment_id text CONSTRAINT uq_payment_stripe_payment_id UNIQUE,
  state text NOT NULL DEFAULT 'pending' CONSTRAINT ck_payment_state
    CHECK (state IN ('pending', 'processing', 'failed', 'cancelled', 'succeeded')),
  plan text NOT NULL,
  duration_months integer NOT NULL CONSTRAINT ck_payment_duration_months CHECK (duration_months BETWEEN 1 AND 60),
  amount numeric(10, 2) NOT NULL CONSTRAINT ck_payment_amount CHECK (amount > 0),
  currency text NOT NULL DEFAULT 'USD' CONSTRAINT ck_payment_currency CHECK (currency = 'USD'),
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL,
  phone text NOT NULL,
  country text NOT NULL,
  city text NOT NULL,
  billing_address text NOT NULL,
  zip_code text,
  language text NOT NULL CONSTRAINT ck_payment_language CHECK (language IN ('en', 'ar', 'ja')),
  terms_accepted_at timestamptz NOT NULL,
  request_id text NOT NULL,
  failure_code text,
  failure_message text,
  succeeded_at timestamptz,
  failed_at timestamptz,
  cancelled_at timestamptz,
  refunded_at timestamptz,
  disputed_at timestamptz,
  version integer NOT NULL DEFAULT 0,
  synced_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT ck_payment_succeeded_at CHECK ((state = 'succeeded') = (succeeded_at IS NOT NULL))
);

-- Exactly one for a payment. Members are known by their e-mail.
CREATE TABLE payments.subscription (
  id integer GENERATED ALWAYS AS IDENTITY CONSTRAINT pk_subscription PRIMARY KEY,
  payment_id integer NOT NULL CONSTRAINT uq_subscription_payment_id UNIQUE
    CONSTRAINT fk_subscription_payment_id REFERENCES payments.payment (id),
  member_email text NOT NULL CONSTRAINT ck_subscription_member_email CHECK (member_email = lower(member_email)),
  plan_type text NOT NULL,
  start_date timestamptz NOT NULL,
  end_date timestamptz NOT NULL CONSTRAINT ck_subscription_end_date CHECK (end_date > start_date),
  payment_status text NOT NULL DEFAULT 'completed' CONSTRAINT ck_subscription_payment_status
    CHECK (payment_status IN ('completed', 'refunding', 'refunded')),
  created_at timestamptz NOT NULL DEFAULT now()
);

-- Events of Stripe whose effect is committed.
CREATE TABLE payments.stripe_event (
  id text CONSTRAINT pk_stripe_event PRIMARY KEY,
  type text NOT NULL,
  payment_id integer NOT NULL CONSTRAINT fk_stripe_event_payment_id REFERENCES payments.payment (id),
  created_at timestamptz NOT NULL DEFAULT now()
);

-- Until when Stripe's events are known; one row.
CREATE TABLE payments.reconciliation (
  id integer CONSTRAINT pk_reconciliation PRIMARY KEY CONSTRAINT ck_reconciliation_id CHECK (id = 1),
  events_until timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE payments.audit (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT pk_audit PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  session_id text NOT NULL,
  action text NOT NULL,
  entity text NOT NULL,
  entity_id integer,
  before jsonb,
  after jsonb
);
CREATE INDEX ix_audit_entity ON payments.audit (entity, entity_id);
CREATE INDEX ix_payment_unsettled ON payments.payment (created_at)
  WHERE stripe_payment_id IS NOT NULL AND state IN ('pending', 'processing', 'failed');
CREATE INDEX ix_subscription_newest ON payments.subscription (created_at DESC, id DESC);
CREATE INDEX ix_subscription_refunding ON payments.subscription (id) WHERE payment_status = 'refunding';
