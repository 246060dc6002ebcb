-- The schema as the migrations beside this file make it. Written by 'npm run docs:schema', and checked by the service's tests.
-- For reading only: a change is a new migration.

CREATE TABLE payments.audit (
  id bigint GENERATED ALWAYS AS IDENTITY,
  at timestamp with time zone DEFAULT now() NOT NULL,
  session_id text NOT NULL,
  action text NOT NULL,
  entity text NOT NULL,
  entity_id integer,
  before jsonb,
  after jsonb,
  person_id integer,
  person_name text,
  address text,
  CONSTRAINT pk_audit PRIMARY KEY (id)
);
CREATE INDEX ix_audit_entity ON payments.audit USING btree (entity, entity_id);

CREATE TABLE payments.exchange_rate (
  currency text NOT NULL,
  per_dollar numeric(14,6) NOT NULL,
  fetched_at timestamp with time zone NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT pk_exchange_rate PRIMARY KEY (currency),
  CONSTRAINT ck_exchange_rate_currency CHECK ((currency = 'JPY'::text)),
  CONSTRAINT ck_exchange_rate_per_dollar CHECK (((per_dollar >= (50)::numeric) AND (per_dollar <= (500)::numeric)))
);

CREATE TABLE payments.note (
  id integer GENERATED ALWAYS AS IDENTITY,
  subscription_id integer NOT NULL,
  text text NOT NULL,
  session_id text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  author text,
  CONSTRAINT pk_note PRIMARY KEY (id),
  CONSTRAINT fk_note_subscription FOREIGN KEY (subscription_id) REFERENCES payments.subscription(id) ON DELETE CASCADE
);
CREATE INDEX ix_note_subscription ON payments.note USING btree (subscription_id);

CREATE TABLE payments.outbox (
  id bigint GENERATED ALWAYS AS IDENTITY,
  event text NOT NULL,
  payload jsonb NOT NULL,
  request_id text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  handed_at timestamp with time zone,
  done_at timestamp with time zone,
  traceparent text,
  CONSTRAINT pk_outbox PRIMARY KEY (id)
);
CREATE INDEX ix_outbox_handed ON payments.outbox USING btree (handed_at) WHERE ((handed_at IS NOT NULL) AND (done_at IS NULL));
CREATE INDEX ix_outbox_waiting ON payments.outbox USING btree (id) WHERE (handed_at IS NULL);

CREATE TABLE payments.payment (
  id integer GENERATED ALWAYS AS IDENTITY,
  client_ref uuid NOT NULL,
  stripe_payment_id text,
  state text DEFAULT 'pending'::text NOT NULL,
  plan text NOT NULL,
  duration_months integer NOT NULL,
  amount numeric(10,2) NOT NULL,
  currency text DEFAULT 'USD'::text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL,
  phone text NOT NULL,
  country text NOT NULL,
  city text NOT NULL,
  billing_address text NOT NULL,
  zip_code text,
  language text NOT NULL,
  terms_accepted_at timestamp with time zone NOT NULL,
  request_id text NOT NULL,
  failure_code text,
  failure_message text,
  succeeded_at timestamp with time zone,
  failed_at timestamp with time zone,
  cancelled_at timestamp with time zone,
  refunded_at timestamp with time zone,
  disputed_at timestamp with time zone,
  version integer DEFAULT 0 NOT NULL,
  synced_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  erased_at timestamp with time zone,
  dispute_closed_at timestamp with time zone,
  dispute text,
  plan_name jsonb,
  plan_features jsonb,
  CONSTRAINT pk_payment PRIMARY KEY (id),
  CONSTRAINT uq_payment_client_ref UNIQUE (client_ref),
  CONSTRAINT uq_payment_stripe_payment_id UNIQUE (stripe_payment_id),
  CONSTRAINT ck_payment_amount CHECK ((amount > (0)::numeric)),
  CONSTRAINT ck_payment_currency CHECK ((currency = 'USD'::text)),
  CONSTRAINT ck_payment_dispute CHECK ((dispute = ANY (ARRAY['open'::text, 'won'::text, 'lost'::text]))),
  CONSTRAINT ck_payment_duration_months CHECK (((duration_months >= 1) AND (duration_months <= 60))),
  CONSTRAINT ck_payment_language CHECK ((language = ANY (ARRAY['en'::text, 'ar'::text, 'ja'::text]))),
  CONSTRAINT ck_payment_state CHECK ((state = ANY (ARRAY['pending'::text, 'processing'::text, 'failed'::text, 'cancelled'::text, 'succeeded'::text]))),
  CONSTRAINT ck_payment_succeeded_at CHECK (((state = 'succeeded'::text) = (succeeded_at IS NOT NULL)))
);
CREATE INDEX ix_payment_unsettled ON payments.payment USING btree (created_at) WHERE ((stripe_payment_id IS NOT NULL) AND (state = ANY (ARRAY['pending'::text, 'processing'::text, 'failed'::text])));

CREATE TABLE payments.reconciliation (
  id integer NOT NULL,
  events_until timestamp with time zone NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT pk_reconciliation PRIMARY KEY (id),
  CONSTRAINT ck_reconciliation_id CHECK ((id = 1))
);

CREATE TABLE payments.reminder (
  subscription_id integer NOT NULL,
  days integer NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT pk_reminder PRIMARY KEY (subscription_id, days),
  CONSTRAINT fk_reminder_subscription FOREIGN KEY (subscription_id) REFERENCES payments.subscription(id) ON DELETE CASCADE,
  CONSTRAINT ck_reminder_days CHECK (((days >= 1) AND (days <= 365)))
);

CREATE TABLE payments.stripe_event (
  id text NOT NULL,
  type text NOT NULL,
  payment_id integer NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT pk_stripe_event PRIMARY KEY (id),
  CONSTRAINT fk_stripe_event_payment_id FOREIGN KEY (payment_id) REFERENCES payments.payment(id)
);

CREATE TABLE payments.subscription (
  id integer GENERATED ALWAYS AS IDENTITY,
  payment_id integer NOT NULL,
  member_email text NOT NULL,
  plan_type text NOT NULL,
  start_date timestamp with time zone NOT NULL,
  end_date timestamp with time zone NOT NULL,
  payment_status text DEFAULT 'completed'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  refund_started_at timestamp with time zone,
  due_at timestamp with time zone,
  login_sent_at timestamp with time zone,
  login_sent_by text,
  representative_name text,
  representative_phone text,
  representative_named_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT pk_subscription PRIMARY KEY (id),
  CONSTRAINT uq_subscription_payment_id UNIQUE (payment_id),
  CONSTRAINT fk_subscription_payment_id FOREIGN KEY (payment_id) REFERENCES payments.payment(id),
  CONSTRAINT ck_subscription_end_date CHECK ((end_date > start_date)),
  CONSTRAINT ck_subscription_member_email CHECK ((member_email = lower(member_email))),
  CONSTRAINT ck_subscription_payment_status CHECK ((payment_status = ANY (ARRAY['completed'::text, 'refunding'::text, 'refunded'::text, 'charged-back'::text]))),
  CONSTRAINT ck_subscription_representative CHECK (((representative_name IS NULL) = (representative_named_at IS NULL)))
);
CREATE INDEX ix_subscription_due ON payments.subscription USING btree (due_at) WHERE ((due_at IS NOT NULL) AND (payment_status = 'completed'::text) AND ((login_sent_at IS NULL) OR (representative_named_at IS NULL)));
CREATE INDEX ix_subscription_end ON payments.subscription USING btree (end_date) WHERE (payment_status = 'completed'::text);
CREATE INDEX ix_subscription_newest ON payments.subscription USING btree (created_at DESC, id DESC);
CREATE INDEX ix_subscription_refunding ON payments.subscription USING btree (id) WHERE (payment_status = 'refunding'::text);
CREATE TRIGGER tr_subscription_notify AFTER INSERT ON payments.subscription FOR EACH ROW EXECUTE FUNCTION payments.notify_membership();

CREATE OR REPLACE FUNCTION payments.notify_membership()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO payments.outbox (event, payload, request_id)
  SELECT 'membership.paid', jsonb_build_object('paymentId', NEW.payment_id), request_id FROM payments.payment WHERE id = NEW.payment_id;
  PERFORM pg_notify('outbox_payments', '');
  RETURN NULL;
END $function$;
