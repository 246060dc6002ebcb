-- The schema as the migrations beside this file make it. Written by 'npm run docs:schema', and checked by the service's tests.
-- For reading only: a change is a new migration.

CREATE TABLE inquiries.appointment (
  id integer GENERATED ALWAYS AS IDENTITY,
  inquiry_id integer NOT NULL,
  vehicle_id integer NOT NULL,
  bay integer NOT NULL,
  starts_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  state text DEFAULT 'requested'::text NOT NULL,
  reason text,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT pk_appointment PRIMARY KEY (id),
  CONSTRAINT uq_appointment_inquiry UNIQUE (inquiry_id),
  CONSTRAINT fk_appointment_inquiry FOREIGN KEY (inquiry_id) REFERENCES inquiries.inquiry(id) ON DELETE CASCADE,
  CONSTRAINT ck_appointment_bay CHECK ((bay > 0)),
  CONSTRAINT ck_appointment_state CHECK ((state = ANY (ARRAY['requested'::text, 'confirmed'::text, 'cancelled'::text]))),
  CONSTRAINT ck_appointment_times CHECK ((starts_at < ends_at)),
  CONSTRAINT ex_appointment_bay EXCLUDE USING gist (int8range((bay)::bigint, (bay)::bigint, '[]'::text) WITH &&, tstzrange(starts_at, ends_at) WITH &&) WHERE ((state <> 'cancelled'::text)),
  CONSTRAINT ex_appointment_vehicle EXCLUDE USING gist (int8range((vehicle_id)::bigint, (vehicle_id)::bigint, '[]'::text) WITH &&, tstzrange(starts_at, ends_at) WITH &&) WHERE ((state <> 'cancelled'::text))
);
CREATE INDEX ix_appointment_starts_at ON inquiries.appointment USING btree (starts_at);

CREATE TABLE inquiries.appointment_block (
  id integer GENERATED ALWAYS AS IDENTITY,
  vehicle_id integer,
  starts_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  reason text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT pk_appointment_block PRIMARY KEY (id),
  CONSTRAINT ck_appointment_block_times CHECK ((starts_at < ends_at))
);
CREATE INDEX ix_appointment_block_ends_at ON inquiries.appointment_block USING btree (ends_at);

CREATE TABLE inquiries.appointment_email (
  id integer GENERATED ALWAYS AS IDENTITY,
  appointment_id integer NOT NULL,
  purpose text NOT NULL,
  starts_at timestamp with time zone NOT NULL,
  version integer NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  by_visitor boolean DEFAULT false NOT NULL,
  CONSTRAINT pk_appointment_email PRIMARY KEY (id),
  CONSTRAINT fk_appointment_email_appointment FOREIGN KEY (appointment_id) REFERENCES inquiries.appointment(id) ON DELETE CASCADE,
  CONSTRAINT ck_appointment_email_purpose CHECK ((purpose = ANY (ARRAY['confirmed'::text, 'moved'::text, 'cancelled'::text, 'day'::text, 'hours'::text])))
);
CREATE INDEX ix_appointment_email_appointment ON inquiries.appointment_email USING btree (appointment_id);
CREATE UNIQUE INDEX uq_appointment_email_reminder ON inquiries.appointment_email USING btree (appointment_id, purpose, starts_at) WHERE (purpose = ANY (ARRAY['day'::text, 'hours'::text]));

CREATE TABLE inquiries.appointment_token (
  token_hash text NOT NULL,
  appointment_id integer NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT pk_appointment_token PRIMARY KEY (token_hash),
  CONSTRAINT fk_appointment_token_appointment FOREIGN KEY (appointment_id) REFERENCES inquiries.appointment(id) ON DELETE CASCADE
);
CREATE INDEX ix_appointment_token_appointment ON inquiries.appointment_token USING btree (appointment_id);

CREATE TABLE inquiries.arrivals_delivery (
  id integer GENERATED ALWAYS AS IDENTITY,
  email_id integer NOT NULL,
  subscription_id integer NOT NULL,
  CONSTRAINT pk_arrivals_delivery PRIMARY KEY (id),
  CONSTRAINT uq_arrivals_delivery_email_subscription UNIQUE (email_id, subscription_id),
  CONSTRAINT fk_arrivals_delivery_email FOREIGN KEY (email_id) REFERENCES inquiries.arrivals_email(id) ON DELETE CASCADE,
  CONSTRAINT fk_arrivals_delivery_subscription FOREIGN KEY (subscription_id) REFERENCES inquiries.newsletter_subscription(id) ON DELETE CASCADE
);
CREATE INDEX ix_arrivals_delivery_subscription ON inquiries.arrivals_delivery USING btree (subscription_id);

CREATE TABLE inquiries.arrivals_email (
  id integer GENERATED ALWAYS AS IDENTITY,
  key uuid,
  test_language text,
  introduction jsonb NOT NULL,
  vehicles jsonb NOT NULL,
  last_subscription_id integer DEFAULT 0 NOT NULL,
  complete boolean DEFAULT false NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT pk_arrivals_email PRIMARY KEY (id),
  CONSTRAINT uq_arrivals_email_key UNIQUE (key),
  CONSTRAINT ck_arrivals_email_test_language CHECK ((test_language = ANY (ARRAY['en'::text, 'ar'::text, 'ja'::text])))
);

CREATE TABLE inquiries.attachment (
  id uuid NOT NULL,
  conversation_id integer NOT NULL,
  message_id integer,
  name text NOT NULL,
  type text NOT NULL,
  size integer NOT NULL,
  sha256 text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  is_journey_file boolean DEFAULT false NOT NULL,
  CONSTRAINT pk_attachment PRIMARY KEY (id),
  CONSTRAINT fk_attachment_conversation FOREIGN KEY (conversation_id) REFERENCES inquiries.conversation(id) ON DELETE CASCADE,
  CONSTRAINT fk_attachment_message FOREIGN KEY (message_id) REFERENCES inquiries.conversation_message(id) ON DELETE CASCADE
);
CREATE INDEX ix_attachment_conversation ON inquiries.attachment USING btree (conversation_id);
CREATE INDEX ix_attachment_message ON inquiries.attachment USING btree (message_id);
CREATE INDEX ix_attachment_unused ON inquiries.attachment USING btree (created_at) WHERE (message_id IS NULL);
CREATE TRIGGER tr_attachment_removed AFTER DELETE ON inquiries.attachment FOR EACH ROW EXECUTE FUNCTION inquiries.queue_attachment_deletion();

CREATE TABLE inquiries.audit (
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
CREATE INDEX ix_audit_entity ON inquiries.audit USING btree (entity, entity_id);

CREATE TABLE inquiries.calendar_link (
  account_id integer NOT NULL,
  secret_hash text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT pk_calendar_link PRIMARY KEY (account_id),
  CONSTRAINT uq_calendar_link_secret UNIQUE (secret_hash)
);

CREATE TABLE inquiries.conversation (
  id integer GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  number integer NOT NULL,
  inquiry_id integer,
  vehicle_reservation_id integer,
  state text NOT NULL,
  lost_reason text,
  owner_id integer,
  tags text[] DEFAULT '{}'::text[] NOT NULL,
  remind_at timestamp with time zone,
  remind_note text,
  email_key text,
  phone_key text,
  search_text text NOT NULL,
  answered_at timestamp with time zone,
  answer text,
  clock_started_at timestamp with time zone,
  promised_minutes integer,
  due_at timestamp with time zone,
  clock_step smallint DEFAULT 0 NOT NULL,
  step_at timestamp with time zone,
  remaining_minutes integer,
  paused_at timestamp with time zone,
  pause_reason text,
  auto_assigned_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone NOT NULL,
  customer_replied_at timestamp with time zone,
  paused_minutes integer DEFAULT 0 NOT NULL,
  answer_minutes integer,
  waiting_since timestamp(3) with time zone,
  round integer DEFAULT 0 NOT NULL,
  answered_in_time boolean,
  undelivered_at timestamp(3) with time zone,
  reminders integer DEFAULT 0 NOT NULL,
  reminded_at timestamp with time zone,
  round_robin_owner_id integer,
  hours_key text,
  unassigned_at timestamp with time zone,
  step_wait_since timestamp(3) with time zone,
  CONSTRAINT pk_conversation PRIMARY KEY (id),
  CONSTRAINT uq_conversation_inquiry UNIQUE (inquiry_id),
  CONSTRAINT uq_conversation_kind_number UNIQUE (kind, number),
  CONSTRAINT uq_conversation_vehicle_reservation UNIQUE (vehicle_reservation_id),
  CONSTRAINT fk_conversation_inquiry FOREIGN KEY (inquiry_id) REFERENCES inquiries.inquiry(id) ON DELETE CASCADE,
  CONSTRAINT fk_conversation_vehicle_reservation FOREIGN KEY (vehicle_reservation_id) REFERENCES inquiries.vehicle_reservation(id) ON DELETE CASCADE,
  CONSTRAINT ck_conversation_answer CHECK ((answer = ANY (ARRAY['reply'::text, 'call'::text, 'appointment'::text]))),
  CONSTRAINT ck_conversation_pause CHECK ((num_nonnulls(paused_at, pause_reason) <> 1)),
  CONSTRAINT ck_conversation_reminder CHECK ((num_nonnulls(remind_at, remind_note) <> 1)),
  CONSTRAINT ck_conversation_request CHECK ((num_nonnulls(inquiry_id, vehicle_reservation_id) = 1)),
  CONSTRAINT ck_conversation_state CHECK ((state = ANY (ARRAY['new'::text, 'answered'::text, 'waiting'::text, 'won'::text, 'lost'::text, 'spam'::text])))
);
CREATE INDEX ix_conversation_answered ON inquiries.conversation USING btree (answered_at) INCLUDE (kind, answer, answer_minutes) WHERE (answer_minutes IS NOT NULL);
CREATE INDEX ix_conversation_created_at ON inquiries.conversation USING btree (created_at DESC, id DESC);
CREATE INDEX ix_conversation_due ON inquiries.conversation USING btree (COALESCE(due_at, 'infinity'::timestamp with time zone), id) WHERE ((state = 'new'::text) OR (waiting_since IS NOT NULL));
CREATE INDEX ix_conversation_email ON inquiries.conversation USING btree (email_key);
CREATE INDEX ix_conversation_figures ON inquiries.conversation USING btree (created_at) INCLUDE (kind, inquiry_id, owner_id, state, answered_at, answer, due_at, answer_minutes, answered_in_time);
CREATE INDEX ix_conversation_kind ON inquiries.conversation USING btree (kind, created_at DESC, id DESC);
CREATE INDEX ix_conversation_new ON inquiries.conversation USING btree (kind) WHERE (state = 'new'::text);
CREATE INDEX ix_conversation_number ON inquiries.conversation USING btree (number);
CREATE INDEX ix_conversation_owner ON inquiries.conversation USING btree (owner_id, created_at DESC, id DESC);
CREATE INDEX ix_conversation_phone ON inquiries.conversation USING btree (phone_key) WHERE (phone_key IS NOT NULL);
CREATE INDEX ix_conversation_reminder ON inquiries.conversation USING btree (remind_at) WHERE (remind_at IS NOT NULL);
CREATE INDEX ix_conversation_round_robin ON inquiries.conversation USING btree (auto_assigned_at, id) WHERE (round_robin_owner_id IS NOT NULL);
CREATE INDEX ix_conversation_state ON inquiries.conversation USING btree (state, created_at DESC, id DESC);
CREATE INDEX ix_conversation_step ON inquiries.conversation USING btree (step_at) WHERE (waiting_since IS NOT NULL);
CREATE INDEX ix_conversation_tags ON inquiries.conversation USING gin (tags);
CREATE INDEX ix_conversation_unassigned ON inquiries.conversation USING btree (waiting_since) WHERE ((waiting_since IS NOT NULL) AND (owner_id IS NULL) AND (auto_assigned_at IS NULL));
CREATE INDEX ix_conversation_unmeasured ON inquiries.conversation USING btree (id) WHERE ((answered_at IS NOT NULL) AND (clock_started_at IS NOT NULL) AND (answer_minutes IS NULL));
CREATE INDEX ix_conversation_unreminded ON inquiries.conversation USING btree (remind_at) WHERE ((remind_at IS NOT NULL) AND (reminded_at IS NULL));
CREATE INDEX ix_conversation_unstarted_clock ON inquiries.conversation USING btree (id) WHERE ((waiting_since IS NOT NULL) AND (due_at IS NULL));
CREATE TRIGGER tr_conversation_notify AFTER INSERT OR DELETE ON inquiries.conversation FOR EACH ROW EXECUTE FUNCTION inquiries.notify_request_change();
CREATE TRIGGER tr_conversation_notify_change AFTER UPDATE ON inquiries.conversation FOR EACH ROW WHEN (((old.version <> new.version) OR (old.due_at IS DISTINCT FROM new.due_at))) EXECUTE FUNCTION inquiries.notify_request_change();
CREATE TRIGGER tr_conversation_notify_reminder AFTER UPDATE OF reminded_at ON inquiries.conversation FOR EACH ROW WHEN (((old.version = new.version) AND (old.reminded_at IS NULL) AND (new.reminded_at IS NOT NULL))) EXECUTE FUNCTION inquiries.notify_request_change();
CREATE TRIGGER tr_conversation_update BEFORE UPDATE ON inquiries.conversation FOR EACH ROW EXECUTE FUNCTION inquiries.update_conversation();

CREATE TABLE inquiries.conversation_message (
  id integer GENERATED ALWAYS AS IDENTITY,
  conversation_id integer NOT NULL,
  direction text NOT NULL,
  channel text NOT NULL,
  author_id integer,
  author_name text,
  address text,
  subject text DEFAULT ''::text NOT NULL,
  body text NOT NULL,
  language text NOT NULL,
  message_id text,
  in_reply_to text,
  state text,
  error text,
  idempotency_key uuid,
  content_hash text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  sent_at timestamp with time zone,
  refused_files text[] DEFAULT '{}'::text[] NOT NULL,
  CONSTRAINT pk_conversation_message PRIMARY KEY (id),
  CONSTRAINT uq_conversation_message_idempotency_key UNIQUE (idempotency_key),
  CONSTRAINT uq_conversation_message_message_id UNIQUE (conversation_id, message_id),
  CONSTRAINT fk_conversation_message_conversation FOREIGN KEY (conversation_id) REFERENCES inquiries.conversation(id) ON DELETE CASCADE,
  CONSTRAINT ck_conversation_message_author CHECK (((direction = 'out'::text) OR (num_nonnulls(author_id, author_name) = 0))),
  CONSTRAINT ck_conversation_message_channel CHECK ((channel = ANY (ARRAY['email'::text, 'whatsapp'::text, 'link'::text]))),
  CONSTRAINT ck_conversation_message_delivery CHECK (((direction = 'out'::text) = (state IS NOT NULL))),
  CONSTRAINT ck_conversation_message_direction CHECK ((direction = ANY (ARRAY['in'::text, 'out'::text]))),
  CONSTRAINT ck_conversation_message_email CHECK (((channel <> 'email'::text) OR (message_id IS NOT NULL))),
  CONSTRAINT ck_conversation_message_language CHECK ((language = ANY (ARRAY['en'::text, 'ar'::text, 'ja'::text]))),
  CONSTRAINT ck_conversation_message_state CHECK ((state = ANY (ARRAY['queued'::text, 'sent'::text, 'failed'::text, 'bounced'::text])))
);
CREATE INDEX ix_conversation_message_conversation ON inquiries.conversation_message USING btree (conversation_id, id);
CREATE TRIGGER tr_conversation_message_apply AFTER INSERT ON inquiries.conversation_message FOR EACH ROW EXECUTE FUNCTION inquiries.apply_message();
CREATE TRIGGER tr_conversation_message_delivery AFTER UPDATE OF state ON inquiries.conversation_message FOR EACH ROW WHEN (((new.direction = 'out'::text) AND (old.state IS DISTINCT FROM new.state) AND (new.state = ANY (ARRAY['sent'::text, 'failed'::text, 'bounced'::text])))) EXECUTE FUNCTION inquiries.apply_delivery();
CREATE TRIGGER tr_conversation_message_notify AFTER INSERT ON inquiries.conversation_message FOR EACH ROW WHEN ((new.direction = 'in'::text)) EXECUTE FUNCTION inquiries.notify_new_message();

CREATE TABLE inquiries.inbox_event (
  id bigint GENERATED ALWAYS AS IDENTITY,
  xid xid8 DEFAULT pg_current_xact_id() NOT NULL,
  change text NOT NULL,
  kind text NOT NULL,
  number integer NOT NULL,
  at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT pk_inbox_event PRIMARY KEY (id),
  CONSTRAINT ck_inbox_event_change CHECK ((change = ANY (ARRAY['new'::text, 'replied'::text, 'asked'::text, 'changed'::text, 'removed'::text])))
);
CREATE INDEX ix_inbox_event_at ON inquiries.inbox_event USING btree (at);
CREATE INDEX ix_inbox_event_xid ON inquiries.inbox_event USING btree (xid, id);

CREATE TABLE inquiries.inquiry (
  id integer GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  status text DEFAULT 'new'::text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text,
  phone text,
  phone_e164 text,
  language text NOT NULL,
  details jsonb NOT NULL,
  terms_accepted_at timestamp with time zone,
  idempotency_key uuid,
  content_hash text NOT NULL,
  request_id text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  visit_source text,
  payment_id integer,
  source text DEFAULT 'visitor'::text NOT NULL,
  search_text text GENERATED ALWAYS AS (lower(((((((((((first_name || ' '::text) || last_name) || ' '::text) || COALESCE(email, ''::text)) || ' '::text) || COALESCE(phone, ''::text)) || ' '::text) || COALESCE(phone_e164, ''::text)) || ' '::text) || inquiries.details_text(details)))) STORED,
  CONSTRAINT pk_inquiry PRIMARY KEY (id),
  CONSTRAINT uq_inquiry_idempotency_key UNIQUE (idempotency_key),
  CONSTRAINT uq_inquiry_payment_id UNIQUE (payment_id),
  CONSTRAINT ck_inquiry_kind CHECK ((kind = ANY (ARRAY['contact'::text, 'import'::text, 'sourcing'::text, 'consignment'::text, 'test_drive'::text, 'membership'::text]))),
  CONSTRAINT ck_inquiry_language CHECK ((language = ANY (ARRAY['en'::text, 'ar'::text, 'ja'::text]))),
  CONSTRAINT ck_inquiry_source CHECK ((source = ANY (ARRAY['visitor'::text, 'staff'::text]))),
  CONSTRAINT ck_inquiry_status CHECK ((status = ANY (ARRAY['new'::text, 'in_progress'::text, 'done'::text, 'spam'::text])))
);
CREATE INDEX ix_inquiry_appointment ON inquiries.inquiry USING btree (((details ->> 'date'::text)), ((details ->> 'time'::text))) WHERE (kind = 'test_drive'::text);
CREATE INDEX ix_inquiry_kind_created_at ON inquiries.inquiry USING btree (kind, created_at DESC, id DESC);
CREATE INDEX ix_inquiry_kind_status_created_at ON inquiries.inquiry USING btree (kind, status, created_at DESC, id DESC);
CREATE INDEX ix_inquiry_search ON inquiries.inquiry USING gin (search_text gin_trgm_ops);
CREATE INDEX ix_inquiry_staff ON inquiries.inquiry USING btree (id) WHERE (source = 'staff'::text);
CREATE INDEX ix_inquiry_vehicle ON inquiries.inquiry USING btree (((details ->> 'vehicleId'::text))) WHERE ((details ->> 'vehicleId'::text) IS NOT NULL);
CREATE TRIGGER tr_inquiry_open_conversation AFTER INSERT ON inquiries.inquiry FOR EACH ROW EXECUTE FUNCTION inquiries.open_conversation();

CREATE TABLE inquiries.journey (
  id integer GENERATED ALWAYS AS IDENTITY,
  conversation_id integer NOT NULL,
  kind text NOT NULL,
  title text NOT NULL,
  language text NOT NULL,
  owner_id integer,
  owner_name text,
  link_requests integer DEFAULT 0 NOT NULL,
  link_requested_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT pk_journey PRIMARY KEY (id),
  CONSTRAINT uq_journey_conversation UNIQUE (conversation_id),
  CONSTRAINT fk_journey_conversation FOREIGN KEY (conversation_id) REFERENCES inquiries.conversation(id) ON DELETE CASCADE,
  CONSTRAINT ck_journey_kind CHECK ((kind = ANY (ARRAY['auction'::text, 'import'::text, 'sourcing'::text, 'reservation'::text, 'consignment'::text]))),
  CONSTRAINT ck_journey_language CHECK ((language = ANY (ARRAY['en'::text, 'ar'::text, 'ja'::text]))),
  CONSTRAINT ck_journey_owner CHECK ((num_nonnulls(owner_id, owner_name) <> 1))
);
CREATE INDEX ix_journey_updated_at ON inquiries.journey USING btree (updated_at DESC, id DESC);

CREATE TABLE inquiries.journey_file (
  attachment_id uuid NOT NULL,
  journey_id integer NOT NULL,
  step_key text,
  width integer,
  height integer,
  CONSTRAINT pk_journey_file PRIMARY KEY (attachment_id),
  CONSTRAINT fk_journey_file_attachment FOREIGN KEY (attachment_id) REFERENCES inquiries.attachment(id) ON DELETE CASCADE,
  CONSTRAINT fk_journey_file_journey FOREIGN KEY (journey_id) REFERENCES inquiries.journey(id) ON DELETE CASCADE
);
CREATE INDEX ix_journey_file_journey ON inquiries.journey_file USING btree (journey_id);

CREATE TABLE inquiries.journey_link (
  id integer GENERATED ALWAYS AS IDENTITY,
  journey_id integer NOT NULL,
  token_hash text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  revoked_at timestamp with time zone,
  opened_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT pk_journey_link PRIMARY KEY (id),
  CONSTRAINT uq_journey_link_token_hash UNIQUE (token_hash),
  CONSTRAINT fk_journey_link_journey FOREIGN KEY (journey_id) REFERENCES inquiries.journey(id) ON DELETE CASCADE
);
CREATE INDEX ix_journey_link_journey ON inquiries.journey_link USING btree (journey_id);

CREATE TABLE inquiries.journey_step (
  id integer GENERATED ALWAYS AS IDENTITY,
  journey_id integer NOT NULL,
  key text NOT NULL,
  "position" smallint NOT NULL,
  name jsonb NOT NULL,
  done_on date,
  estimate date,
  note text,
  completions integer DEFAULT 0 NOT NULL,
  completed_at timestamp with time zone,
  quiet boolean DEFAULT false NOT NULL,
  late_notified_at timestamp with time zone,
  CONSTRAINT pk_journey_step PRIMARY KEY (id),
  CONSTRAINT uq_journey_step_key UNIQUE (journey_id, key),
  CONSTRAINT fk_journey_step_journey FOREIGN KEY (journey_id) REFERENCES inquiries.journey(id) ON DELETE CASCADE
);
CREATE INDEX ix_journey_step_late ON inquiries.journey_step USING btree (estimate) WHERE ((done_on IS NULL) AND (late_notified_at IS NULL));

CREATE TABLE inquiries.journey_upload (
  id uuid NOT NULL,
  journey_id integer NOT NULL,
  name text NOT NULL,
  size integer NOT NULL,
  step_key text,
  attachment_id uuid,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT pk_journey_upload PRIMARY KEY (id),
  CONSTRAINT fk_journey_upload_journey FOREIGN KEY (journey_id) REFERENCES inquiries.journey(id) ON DELETE CASCADE
);
CREATE INDEX ix_journey_upload_created_at ON inquiries.journey_upload USING btree (created_at);
CREATE INDEX ix_journey_upload_journey ON inquiries.journey_upload USING btree (journey_id);

CREATE TABLE inquiries.journey_upload_part (
  upload_id uuid NOT NULL,
  from_byte integer NOT NULL,
  bytes bytea NOT NULL,
  CONSTRAINT pk_journey_upload_part PRIMARY KEY (upload_id, from_byte),
  CONSTRAINT fk_journey_upload_part_upload FOREIGN KEY (upload_id) REFERENCES inquiries.journey_upload(id) ON DELETE CASCADE
);

CREATE TABLE inquiries.newsletter_request (
  id integer GENERATED ALWAYS AS IDENTITY,
  subscription_id integer NOT NULL,
  request_id text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT pk_newsletter_request PRIMARY KEY (id),
  CONSTRAINT fk_newsletter_request_subscription FOREIGN KEY (subscription_id) REFERENCES inquiries.newsletter_subscription(id) ON DELETE CASCADE
);
CREATE INDEX ix_newsletter_request_subscription ON inquiries.newsletter_request USING btree (subscription_id, created_at);

CREATE TABLE inquiries.newsletter_subscription (
  id integer GENERATED ALWAYS AS IDENTITY,
  email text NOT NULL,
  email_key text NOT NULL,
  status text NOT NULL,
  language text NOT NULL,
  website text,
  confirmed_at timestamp with time zone,
  unsubscribed_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  search_text text GENERATED ALWAYS AS (email_key) STORED,
  CONSTRAINT pk_newsletter_subscription PRIMARY KEY (id),
  CONSTRAINT uq_newsletter_subscription_email_key UNIQUE (email_key),
  CONSTRAINT ck_newsletter_subscription_language CHECK ((language = ANY (ARRAY['en'::text, 'ar'::text, 'ja'::text]))),
  CONSTRAINT ck_newsletter_subscription_status CHECK ((status = ANY (ARRAY['pending'::text, 'confirmed'::text, 'unsubscribed'::text, 'spam'::text])))
);
CREATE INDEX ix_newsletter_subscription_created_at ON inquiries.newsletter_subscription USING btree (created_at DESC, id DESC);
CREATE INDEX ix_newsletter_subscription_status_created_at ON inquiries.newsletter_subscription USING btree (status, created_at DESC, id DESC);

CREATE TABLE inquiries.newsletter_token (
  token_hash text NOT NULL,
  newsletter_request_id integer NOT NULL,
  purpose text NOT NULL,
  expires_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT pk_newsletter_token PRIMARY KEY (token_hash),
  CONSTRAINT fk_newsletter_token_request FOREIGN KEY (newsletter_request_id) REFERENCES inquiries.newsletter_request(id) ON DELETE CASCADE,
  CONSTRAINT ck_newsletter_token_purpose CHECK ((purpose = ANY (ARRAY['confirm'::text, 'unsubscribe'::text])))
);
CREATE INDEX ix_newsletter_token_request ON inquiries.newsletter_token USING btree (newsletter_request_id);

CREATE TABLE inquiries.note (
  id integer GENERATED ALWAYS AS IDENTITY,
  inquiry_id integer,
  vehicle_reservation_id integer,
  newsletter_subscription_id integer,
  text text NOT NULL,
  session_id text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  author text,
  CONSTRAINT pk_note PRIMARY KEY (id),
  CONSTRAINT fk_note_inquiry FOREIGN KEY (inquiry_id) REFERENCES inquiries.inquiry(id) ON DELETE CASCADE,
  CONSTRAINT fk_note_newsletter_subscription FOREIGN KEY (newsletter_subscription_id) REFERENCES inquiries.newsletter_subscription(id) ON DELETE CASCADE,
  CONSTRAINT fk_note_vehicle_reservation FOREIGN KEY (vehicle_reservation_id) REFERENCES inquiries.vehicle_reservation(id) ON DELETE CASCADE,
  CONSTRAINT ck_note_subject CHECK ((num_nonnulls(inquiry_id, vehicle_reservation_id, newsletter_subscription_id) = 1))
);
CREATE INDEX ix_note_inquiry ON inquiries.note USING btree (inquiry_id) WHERE (inquiry_id IS NOT NULL);
CREATE INDEX ix_note_newsletter_subscription ON inquiries.note USING btree (newsletter_subscription_id) WHERE (newsletter_subscription_id IS NOT NULL);
CREATE INDEX ix_note_vehicle_reservation ON inquiries.note USING btree (vehicle_reservation_id) WHERE (vehicle_reservation_id IS NOT NULL);

CREATE TABLE inquiries.notification (
  id integer GENERATED ALWAYS AS IDENTITY,
  event text NOT NULL,
  subject_id integer NOT NULL,
  audience text NOT NULL,
  recipient text NOT NULL,
  message_id text NOT NULL,
  language text NOT NULL,
  state text DEFAULT 'pending'::text NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  last_error text,
  sent_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  occurrence integer DEFAULT 0 NOT NULL,
  sent_before timestamp with time zone,
  subject text,
  template text,
  remaining text[],
  CONSTRAINT pk_notification PRIMARY KEY (id),
  CONSTRAINT uq_notification_event_subject_audience UNIQUE (event, subject_id, occurrence, audience, language),
  CONSTRAINT uq_notification_message_id UNIQUE (message_id),
  CONSTRAINT ck_notification_audience CHECK ((audience = ANY (ARRAY['staff'::text, 'visitor'::text]))),
  CONSTRAINT ck_notification_language CHECK ((language = ANY (ARRAY['en'::text, 'ar'::text, 'ja'::text]))),
  CONSTRAINT ck_notification_state CHECK ((state = ANY (ARRAY['pending'::text, 'sending'::text, 'sent'::text, 'failed'::text, 'withheld'::text])))
);
CREATE INDEX ix_notification_visitor ON inquiries.notification USING btree (lower(recipient), created_at) WHERE (audience = 'visitor'::text);

CREATE TABLE inquiries.outbox (
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
CREATE INDEX ix_outbox_handed ON inquiries.outbox USING btree (handed_at) WHERE ((handed_at IS NOT NULL) AND (done_at IS NULL));
CREATE INDEX ix_outbox_waiting ON inquiries.outbox USING btree (id) WHERE (handed_at IS NULL);

CREATE TABLE inquiries.person_link (
  id integer GENERATED ALWAYS AS IDENTITY,
  one_email text NOT NULL,
  other_email text NOT NULL,
  reason text NOT NULL,
  author_id integer,
  author_name text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  ended_at timestamp with time zone,
  CONSTRAINT pk_person_link PRIMARY KEY (id),
  CONSTRAINT ck_person_link_order CHECK ((one_email < other_email))
);
CREATE INDEX ix_person_link_ended ON inquiries.person_link USING btree (ended_at) WHERE (ended_at IS NOT NULL);
CREATE INDEX ix_person_link_other ON inquiries.person_link USING btree (other_email) WHERE (ended_at IS NULL);
CREATE UNIQUE INDEX uq_person_link_emails ON inquiries.person_link USING btree (one_email, other_email) WHERE (ended_at IS NULL);

CREATE TABLE inquiries.received_mail (
  id integer GENERATED ALWAYS AS IDENTITY,
  conversation_id integer NOT NULL,
  sender text NOT NULL,
  recipient text NOT NULL,
  raw bytea NOT NULL,
  size integer NOT NULL,
  sha256 text NOT NULL,
  state text DEFAULT 'received'::text NOT NULL,
  reason text,
  is_message boolean DEFAULT false NOT NULL,
  attempts smallint DEFAULT 0 NOT NULL,
  next_attempt_at timestamp with time zone DEFAULT now() NOT NULL,
  received_at timestamp with time zone DEFAULT now() NOT NULL,
  done_at timestamp with time zone,
  message_id integer,
  CONSTRAINT pk_received_mail PRIMARY KEY (id),
  CONSTRAINT uq_received_mail_content UNIQUE (conversation_id, sha256),
  CONSTRAINT fk_received_mail_conversation FOREIGN KEY (conversation_id) REFERENCES inquiries.conversation(id) ON DELETE CASCADE,
  CONSTRAINT fk_received_mail_message FOREIGN KEY (message_id) REFERENCES inquiries.conversation_message(id) ON DELETE SET NULL,
  CONSTRAINT ck_received_mail_done CHECK (((done_at IS NOT NULL) = (state = ANY (ARRAY['filed'::text, 'ignored'::text])))),
  CONSTRAINT ck_received_mail_state CHECK ((state = ANY (ARRAY['received'::text, 'filed'::text, 'ignored'::text, 'failed'::text])))
);
CREATE INDEX ix_received_mail_message ON inquiries.received_mail USING btree (message_id) WHERE (message_id IS NOT NULL);
CREATE INDEX ix_received_mail_next ON inquiries.received_mail USING btree (next_attempt_at, id) WHERE (state = 'received'::text);
CREATE INDEX ix_received_mail_unfiled ON inquiries.received_mail USING btree (id DESC) WHERE (state <> 'filed'::text);

CREATE TABLE inquiries.removed_attachment (
  id uuid NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT pk_removed_attachment PRIMARY KEY (id)
);

CREATE TABLE inquiries.search_alert (
  id integer GENERATED ALWAYS AS IDENTITY,
  email text NOT NULL,
  email_key text NOT NULL,
  query text NOT NULL,
  status text NOT NULL,
  language text NOT NULL,
  website text,
  requests integer DEFAULT 0 NOT NULL,
  requested_at timestamp with time zone DEFAULT now() NOT NULL,
  seen_vehicle_id integer,
  last_emailed_at timestamp with time zone,
  ended_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT pk_search_alert PRIMARY KEY (id),
  CONSTRAINT uq_search_alert_email_key_query UNIQUE (email_key, query),
  CONSTRAINT ck_search_alert_language CHECK ((language = ANY (ARRAY['en'::text, 'ar'::text, 'ja'::text]))),
  CONSTRAINT ck_search_alert_status CHECK ((status = ANY (ARRAY['pending'::text, 'active'::text, 'ended'::text, 'spam'::text])))
);
CREATE INDEX ix_search_alert_active ON inquiries.search_alert USING btree (query) WHERE (status = 'active'::text);

CREATE TABLE inquiries.search_alert_email (
  id integer GENERATED ALWAYS AS IDENTITY,
  search_alert_id integer NOT NULL,
  vehicles jsonb NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT pk_search_alert_email PRIMARY KEY (id),
  CONSTRAINT fk_search_alert_email_alert FOREIGN KEY (search_alert_id) REFERENCES inquiries.search_alert(id) ON DELETE CASCADE
);
CREATE INDEX ix_search_alert_email_alert ON inquiries.search_alert_email USING btree (search_alert_id);

CREATE TABLE inquiries.search_alert_token (
  token_hash text NOT NULL,
  search_alert_id integer NOT NULL,
  purpose text NOT NULL,
  expires_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT pk_search_alert_token PRIMARY KEY (token_hash),
  CONSTRAINT fk_search_alert_token_alert FOREIGN KEY (search_alert_id) REFERENCES inquiries.search_alert(id) ON DELETE CASCADE,
  CONSTRAINT ck_search_alert_token_purpose CHECK ((purpose = ANY (ARRAY['confirm'::text, 'end'::text])))
);
CREATE INDEX ix_search_alert_token_alert ON inquiries.search_alert_token USING btree (search_alert_id);

CREATE TABLE inquiries.vehicle_reservation (
  id integer GENERATED ALWAYS AS IDENTITY,
  upcoming_vehicle_id integer NOT NULL,
  vehicle_name text NOT NULL,
  vehicle_name_confirmed boolean NOT NULL,
  status text DEFAULT 'new'::text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL,
  phone text,
  phone_e164 text,
  message text,
  website text,
  language text NOT NULL,
  idempotency_key uuid,
  content_hash text NOT NULL,
  request_id text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  search_text text GENERATED ALWAYS AS (lower(((((((((((((first_name || ' '::text) || last_name) || ' '::text) || email) || ' '::text) || COALESCE(phone, ''::text)) || ' '::text) || COALESCE(phone_e164, ''::text)) || ' '::text) || vehicle_name) || ' '::text) || COALESCE(message, ''::text)))) STORED,
  visit_source text,
  CONSTRAINT pk_vehicle_reservation PRIMARY KEY (id),
  CONSTRAINT uq_vehicle_reservation_idempotency_key UNIQUE (idempotency_key),
  CONSTRAINT ck_vehicle_reservation_language CHECK ((language = ANY (ARRAY['en'::text, 'ar'::text, 'ja'::text]))),
  CONSTRAINT ck_vehicle_reservation_status CHECK ((status = ANY (ARRAY['new'::text, 'in_progress'::text, 'done'::text, 'spam'::text])))
);
CREATE INDEX ix_vehicle_reservation_created_at ON inquiries.vehicle_reservation USING btree (created_at DESC, id DESC);
CREATE INDEX ix_vehicle_reservation_status_created_at ON inquiries.vehicle_reservation USING btree (status, created_at DESC, id DESC);
CREATE TRIGGER tr_vehicle_reservation_open_conversation AFTER INSERT ON inquiries.vehicle_reservation FOR EACH ROW EXECUTE FUNCTION inquiries.open_conversation();

CREATE TABLE inquiries.webhook (
  id integer GENERATED ALWAYS AS IDENTITY,
  url text NOT NULL,
  events text[] NOT NULL,
  secret text NOT NULL,
  previous_secret text,
  previous_secret_until timestamp with time zone,
  failing_since timestamp with time zone,
  disabled_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT pk_webhook PRIMARY KEY (id),
  CONSTRAINT ck_webhook_events CHECK ((cardinality(events) > 0)),
  CONSTRAINT ck_webhook_url CHECK (((length(url) >= 1) AND (length(url) <= 500)))
);

CREATE TABLE inquiries.webhook_delivery (
  id integer GENERATED ALWAYS AS IDENTITY,
  webhook_id integer NOT NULL,
  message_id text NOT NULL,
  event text NOT NULL,
  source text NOT NULL,
  subject_id integer NOT NULL,
  occurrence integer DEFAULT 0 NOT NULL,
  body text NOT NULL,
  state text DEFAULT 'waiting'::text NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  last_answer text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  delivered_at timestamp with time zone,
  CONSTRAINT pk_webhook_delivery PRIMARY KEY (id),
  CONSTRAINT uq_webhook_delivery_occurrence UNIQUE (webhook_id, source, subject_id, occurrence),
  CONSTRAINT fk_webhook_delivery_webhook FOREIGN KEY (webhook_id) REFERENCES inquiries.webhook(id) ON DELETE CASCADE,
  CONSTRAINT ck_webhook_delivery_state CHECK ((state = ANY (ARRAY['waiting'::text, 'delivered'::text, 'failed'::text])))
);
CREATE INDEX ix_webhook_delivery_created ON inquiries.webhook_delivery USING btree (created_at);

CREATE OR REPLACE FUNCTION inquiries.apply_delivery()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NEW.state = 'sent' THEN
    UPDATE inquiries.conversation SET
      waiting_since = CASE WHEN waiting_since = undelivered_at THEN customer_replied_at ELSE waiting_since END,
      undelivered_at = NULL,
      answered_at = CASE WHEN answer IS NULL THEN now() ELSE answered_at END,
      clock_started_at = CASE WHEN answer IS NOT NULL THEN clock_started_at END,
      answer_minutes = CASE WHEN answer IS NOT NULL THEN answer_minutes END,
      answered_in_time = CASE WHEN answer IS NOT NULL THEN answered_in_time END,
      answer = coalesce(answer, 'reply'),
      version = version + 1
    WHERE id = NEW.conversation_id AND undelivered_at IS NOT NULL
      AND NOT EXISTS (SELECT FROM inquiries.conversation_message m
        WHERE m.conversation_id = NEW.conversation_id AND m.direction = 'out' AND m.id > NEW.id);
  ELSE
    UPDATE inquiries.conversation SET
      undelivered_at = coalesce(undelivered_at, now()),
      waiting_since = coalesce(waiting_since, now()),
      -- We cannot be waiting for a customer whose answer was not delivered.
      state = CASE WHEN state = 'waiting' THEN 'answered' ELSE state END,
      answer = CASE WHEN answer <> 'reply' OR EXISTS (SELECT FROM inquiries.conversation_message m
        WHERE m.conversation_id = NEW.conversation_id AND m.direction = 'out' AND m.id < NEW.id AND m.state IN ('queued', 'sent'))
        THEN answer END,
      version = version + 1
    WHERE id = NEW.conversation_id AND state NOT IN ('won', 'lost', 'spam')
      -- A later message of staff replaces it.
      AND NOT EXISTS (SELECT FROM inquiries.conversation_message m WHERE m.conversation_id = NEW.conversation_id
        AND m.direction = 'out' AND m.id > NEW.id AND m.state IN ('queued', 'sent'));
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION inquiries.apply_message()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NEW.direction = 'out' THEN
    -- The writer of the message increments the version.
    UPDATE inquiries.conversation SET customer_replied_at = NULL, waiting_since = NULL
    WHERE id = NEW.conversation_id AND (customer_replied_at IS NOT NULL OR waiting_since IS NOT NULL);
  ELSE
    -- The customer has replied, so we no longer wait for them.
    UPDATE inquiries.conversation SET customer_replied_at = coalesce(customer_replied_at, NEW.created_at), waiting_since = coalesce(waiting_since, NEW.created_at),
      version = version + 1, state = CASE WHEN state = 'waiting' THEN 'answered' ELSE state END
    WHERE id = NEW.conversation_id AND state <> 'spam';
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION inquiries.details_text(details jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (SELECT COALESCE(string_agg(jsonb_each_text.value, ' '::text), ''::text) AS "coalesce" FROM jsonb_each_text(details_text.details) jsonb_each_text(key, value));

CREATE OR REPLACE FUNCTION inquiries.notify_new_message()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO inquiries.inbox_event (change, kind, number)
  SELECT 'replied', kind, number FROM inquiries.conversation WHERE id = NEW.conversation_id AND state <> 'spam';
  PERFORM pg_notify('inquiries_inbox', '');
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION inquiries.notify_request_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  kind text := coalesce(NEW.kind, OLD.kind);
  number integer := coalesce(NEW.number, OLD.number);
BEGIN
  INSERT INTO inquiries.inbox_event (change, kind, number)
  VALUES (CASE WHEN TG_OP = 'DELETE' THEN 'removed' WHEN TG_OP = 'INSERT' AND NEW.state = 'new' THEN 'new' ELSE 'changed' END,
    kind, number);
  PERFORM pg_notify('inquiries_inbox', '');
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION inquiries.open_conversation()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  request jsonb := to_jsonb(NEW);
  is_inquiry boolean := TG_TABLE_NAME = 'inquiry';
  is_answered boolean := NEW.status IN ('in_progress', 'done');
BEGIN
  INSERT INTO inquiries.conversation (kind, number, inquiry_id, vehicle_reservation_id, state, email_key, phone_key, search_text,
    answered_at, clock_started_at, waiting_since, created_at)
  VALUES (coalesce(request->>'kind', 'reservation'), NEW.id, CASE WHEN is_inquiry THEN NEW.id END,
    CASE WHEN NOT is_inquiry THEN NEW.id END, inquiries.state_of_status(NEW.status), lower(NEW.email),
    inquiries.phone_key(NEW.phone_e164, NEW.phone),
    lower(concat_ws(' ', NEW.first_name, NEW.last_name, NEW.email, NEW.phone)),
    CASE WHEN is_answered THEN NEW.created_at END,
    -- Requests that are stored as answered have no response time.
    CASE WHEN NOT is_answered THEN NEW.created_at END, CASE WHEN NEW.status = 'new' THEN NEW.created_at END, NEW.created_at);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION inquiries.phone_key(phone_e164 text, phone text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (SELECT CASE WHEN (length(digits.digits) >= 7) THEN digits.digits ELSE NULL::text END AS "case" FROM regexp_replace(translate(COALESCE(phone_key.phone_e164, phone_key.phone), '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹０１２３４５６７８９'::text, '012345678901234567890123456789'::text), '\D'::text, ''::text, 'g'::text) digits(digits));

CREATE OR REPLACE FUNCTION inquiries.queue_attachment_deletion()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO inquiries.removed_attachment (id) VALUES (OLD.id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION inquiries.state_of_status(status text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN (status = ANY (ARRAY['in_progress'::text, 'done'::text])) THEN 'answered'::text ELSE status END;

CREATE OR REPLACE FUNCTION inquiries.update_conversation()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF OLD.state <> NEW.state AND NEW.state IN ('waiting', 'won', 'lost', 'spam') THEN
    -- These states leave nothing to answer.
    NEW.customer_replied_at := NULL;
    NEW.waiting_since := NULL;
  ELSIF OLD.state = 'spam' AND NEW.state = 'new' AND NEW.answered_at IS NULL AND NEW.clock_started_at IS NOT NULL THEN
    -- A request that is no longer spam waits from now on.
    NEW.waiting_since := now();
  ELSIF NEW.waiting_since IS NOT DISTINCT FROM OLD.waiting_since AND (OLD.answered_at IS NULL AND NEW.answered_at IS NOT NULL
    OR OLD.customer_replied_at IS NOT NULL AND NEW.customer_replied_at IS NULL AND NEW.answered_at IS NOT NULL) THEN
    NEW.waiting_since := NEW.customer_replied_at;
  END IF;
  IF NEW.waiting_since IS DISTINCT FROM OLD.waiting_since THEN
    NEW.due_at := NULL;
    NEW.step_at := NULL;
    NEW.remaining_minutes := NULL;
    IF NEW.waiting_since IS NOT NULL THEN
      NEW.clock_step := 0;
      NEW.round := OLD.round + 1;
    END IF;
  END IF;
  IF NEW.waiting_since IS NULL THEN
    NEW.undelivered_at := NULL;
  END IF;
  IF NEW.remind_at IS DISTINCT FROM OLD.remind_at THEN
    NEW.reminders := OLD.reminders + 1;
    NEW.reminded_at := NULL;
  END IF;
  RETURN NEW;
END $function$;
