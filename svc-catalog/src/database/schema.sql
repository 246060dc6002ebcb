-- The schema as the migrations beside this file make it. Written by 'npm run docs:schema', and checked by the service's tests.
-- For reading only: a change is a new migration.

CREATE TYPE catalog.fact_change AS (
  sold boolean,
  body_type text,
  exterior_color text,
  regional_spec text,
  change integer
);

CREATE TYPE catalog.vehicle_change AS (
  sold boolean,
  make text,
  model text,
  year integer,
  price_tier integer,
  fuel_type text,
  transmission text,
  change integer
);

CREATE TABLE catalog.archived_vehicle (
  id integer NOT NULL,
  vehicle json NOT NULL,
  statuses json NOT NULL,
  stock_number text,
  name text NOT NULL,
  person_name text,
  archived_at timestamp with time zone DEFAULT now() NOT NULL,
  draft boolean DEFAULT false NOT NULL,
  CONSTRAINT pk_archived_vehicle PRIMARY KEY (id)
);
CREATE INDEX ix_archived_vehicle_archived_at ON catalog.archived_vehicle USING btree (archived_at DESC, id DESC);
CREATE INDEX ix_archived_vehicle_stock_number ON catalog.archived_vehicle USING btree (stock_number) WHERE (stock_number IS NOT NULL);

CREATE TABLE catalog.audit (
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
CREATE INDEX ix_audit_entity ON catalog.audit USING btree (entity, entity_id);

CREATE TABLE catalog.facet_version (
  facet text NOT NULL,
  version uuid DEFAULT gen_random_uuid() NOT NULL,
  CONSTRAINT pk_facet_version PRIMARY KEY (facet)
);

CREATE TABLE catalog.fact_name (
  field text NOT NULL,
  value text NOT NULL,
  name text NOT NULL,
  name_key text GENERATED ALWAYS AS (catalog.name_key(name)) STORED NOT NULL,
  CONSTRAINT pk_fact_name PRIMARY KEY (field, value, name),
  CONSTRAINT ck_fact_name_field CHECK ((field = ANY (ARRAY['body_type'::text, 'exterior_color'::text, 'transmission'::text, 'fuel_type'::text])))
);

CREATE TABLE catalog.make (
  id integer GENERATED ALWAYS AS IDENTITY,
  name text NOT NULL,
  arabic text,
  japanese text,
  spellings text[] DEFAULT '{}'::text[] NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  make_key text GENERATED ALWAYS AS (catalog.search_key(name)) STORED NOT NULL,
  name_keys text[] GENERATED ALWAYS AS (catalog.name_keys(((spellings || arabic) || japanese))) STORED NOT NULL,
  CONSTRAINT pk_make PRIMARY KEY (id),
  CONSTRAINT uq_make_name UNIQUE (make_key),
  CONSTRAINT ck_make_arabic CHECK (((length(arabic) >= 1) AND (length(arabic) <= 60))),
  CONSTRAINT ck_make_japanese CHECK (((length(japanese) >= 1) AND (length(japanese) <= 60))),
  CONSTRAINT ck_make_name CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  CONSTRAINT ck_make_spellings CHECK ((cardinality(spellings) <= 20))
);

CREATE TABLE catalog.outbox (
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
CREATE INDEX ix_outbox_handed ON catalog.outbox USING btree (handed_at) WHERE ((handed_at IS NOT NULL) AND (done_at IS NULL));
CREATE INDEX ix_outbox_waiting ON catalog.outbox USING btree (id) WHERE (handed_at IS NULL);

CREATE TABLE catalog.page_view (
  day date NOT NULL,
  page text NOT NULL,
  vehicle_id integer DEFAULT 0 NOT NULL,
  source text,
  views integer NOT NULL,
  CONSTRAINT uq_page_view UNIQUE NULLS NOT DISTINCT (day, page, vehicle_id, source),
  CONSTRAINT ck_page_view_views CHECK ((views > 0))
);

CREATE TABLE catalog.stock_import (
  id integer GENERATED ALWAYS AS IDENTITY,
  file_name text NOT NULL,
  state text DEFAULT 'mapping'::text NOT NULL,
  headers text[] NOT NULL,
  header_key text NOT NULL,
  mapping text[] NOT NULL,
  remembered boolean DEFAULT false NOT NULL,
  row_count integer NOT NULL,
  "position" integer DEFAULT 0 NOT NULL,
  worked integer DEFAULT 0 NOT NULL,
  counts json,
  person_name text,
  staff json NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  finished_at timestamp with time zone,
  zip_name text,
  makes json DEFAULT '{}'::json NOT NULL,
  drafts boolean DEFAULT false NOT NULL,
  CONSTRAINT pk_stock_import PRIMARY KEY (id),
  CONSTRAINT ck_stock_import_state CHECK ((state = ANY (ARRAY['mapping'::text, 'checking'::text, 'checked'::text, 'running'::text, 'pictures'::text, 'paused'::text, 'done'::text, 'undoing'::text, 'undone'::text])))
);
CREATE INDEX ix_stock_import_header_key ON catalog.stock_import USING btree (header_key, id DESC);
CREATE INDEX ix_stock_import_working ON catalog.stock_import USING btree (id) WHERE (state = ANY (ARRAY['checking'::text, 'running'::text, 'undoing'::text]));

CREATE TABLE catalog.stock_import_file (
  import_id integer NOT NULL,
  name text NOT NULL,
  folder text,
  stem text NOT NULL,
  base text,
  number integer NOT NULL,
  bytes bytea,
  matched boolean DEFAULT false NOT NULL,
  CONSTRAINT pk_stock_import_file PRIMARY KEY (import_id, name),
  CONSTRAINT fk_stock_import_file_import FOREIGN KEY (import_id) REFERENCES catalog.stock_import(id) ON DELETE CASCADE
);
CREATE INDEX ix_stock_import_file_base ON catalog.stock_import_file USING btree (import_id, base);
CREATE INDEX ix_stock_import_file_folder ON catalog.stock_import_file USING btree (import_id, folder);
CREATE INDEX ix_stock_import_file_stem ON catalog.stock_import_file USING btree (import_id, stem);

CREATE TABLE catalog.stock_import_row (
  import_id integer NOT NULL,
  "row" integer NOT NULL,
  cells text[] NOT NULL,
  stock_number text,
  chassis_number text,
  outcome text,
  errors json DEFAULT '[]'::json NOT NULL,
  warnings json DEFAULT '[]'::json NOT NULL,
  fields text[] DEFAULT '{}'::text[] NOT NULL,
  vehicle_id integer,
  before json,
  after json,
  undone boolean DEFAULT false NOT NULL,
  kept text[] DEFAULT '{}'::text[] NOT NULL,
  pictures json DEFAULT '[]'::json NOT NULL,
  pictures_due boolean DEFAULT false NOT NULL,
  pictures_until timestamp with time zone,
  left_out boolean DEFAULT false NOT NULL,
  CONSTRAINT pk_stock_import_row PRIMARY KEY (import_id, "row"),
  CONSTRAINT fk_stock_import_row_import FOREIGN KEY (import_id) REFERENCES catalog.stock_import(id) ON DELETE CASCADE,
  CONSTRAINT ck_stock_import_row_outcome CHECK ((outcome = ANY (ARRAY['new'::text, 'changed'::text, 'unchanged'::text, 'refused'::text])))
);
CREATE INDEX ix_stock_import_row_chassis_number ON catalog.stock_import_row USING btree (import_id, chassis_number);
CREATE INDEX ix_stock_import_row_pictures_due ON catalog.stock_import_row USING btree (import_id, "row") WHERE pictures_due;
CREATE INDEX ix_stock_import_row_stock_number ON catalog.stock_import_row USING btree (import_id, stock_number);

CREATE TABLE catalog.upcoming_vehicle (
  id integer GENERATED ALWAYS AS IDENTITY,
  name text NOT NULL,
  description text NOT NULL,
  estimated_arrival text NOT NULL,
  price text NOT NULL,
  image_url text,
  featured boolean DEFAULT false NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  arrival_month text,
  origin text,
  equipment text[] DEFAULT '{}'::text[] NOT NULL,
  image_alt text,
  translations json DEFAULT '{}'::json NOT NULL,
  outdated json DEFAULT '{}'::json NOT NULL,
  body_type text,
  exterior_color text,
  exterior_color_name text,
  interior_color text,
  interior_color_name text,
  engine_size text,
  cylinders integer,
  power integer,
  transmission text,
  drive text,
  fuel_type text,
  doors integer,
  seats integer,
  regional_spec text,
  previous_owners integer,
  service_history text,
  warranty text,
  warranty_until text,
  CONSTRAINT pk_upcoming_vehicle PRIMARY KEY (id),
  CONSTRAINT ck_upcoming_vehicle_arrival_month CHECK ((arrival_month ~ '^\d{4}-\d{2}$'::text)),
  CONSTRAINT ck_upcoming_vehicle_body_type CHECK ((body_type = ANY (ARRAY['suv'::text, 'sedan'::text, 'coupe'::text, 'convertible'::text, 'hatchback'::text, 'wagon'::text, 'pickup'::text, 'van'::text]))),
  CONSTRAINT ck_upcoming_vehicle_drive CHECK ((drive = ANY (ARRAY['FWD'::text, 'RWD'::text, 'AWD'::text, '4WD'::text]))),
  CONSTRAINT ck_upcoming_vehicle_exterior_color CHECK ((exterior_color = ANY (ARRAY['white'::text, 'black'::text, 'silver'::text, 'grey'::text, 'blue'::text, 'red'::text, 'green'::text, 'yellow'::text, 'orange'::text, 'brown'::text, 'beige'::text, 'gold'::text, 'purple'::text]))),
  CONSTRAINT ck_upcoming_vehicle_fuel_type CHECK ((fuel_type = ANY (ARRAY['Gasoline'::text, 'Diesel'::text, 'Hybrid'::text, 'Electric'::text]))),
  CONSTRAINT ck_upcoming_vehicle_interior_color CHECK ((interior_color = ANY (ARRAY['white'::text, 'black'::text, 'silver'::text, 'grey'::text, 'blue'::text, 'red'::text, 'green'::text, 'yellow'::text, 'orange'::text, 'brown'::text, 'beige'::text, 'gold'::text, 'purple'::text]))),
  CONSTRAINT ck_upcoming_vehicle_name CHECK (((length(name) >= 1) AND (length(name) <= 140))),
  CONSTRAINT ck_upcoming_vehicle_regional_spec CHECK ((regional_spec = ANY (ARRAY['gcc'::text, 'japanese'::text, 'european'::text, 'american'::text, 'other'::text]))),
  CONSTRAINT ck_upcoming_vehicle_service_history CHECK ((service_history = ANY (ARRAY['full-maker'::text, 'full'::text, 'partial'::text, 'none'::text]))),
  CONSTRAINT ck_upcoming_vehicle_transmission CHECK ((transmission = ANY (ARRAY['Automatic'::text, 'Manual'::text, 'CVT'::text]))),
  CONSTRAINT ck_upcoming_vehicle_warranty CHECK ((warranty = ANY (ARRAY['maker'::text, 'dealer'::text, 'none'::text]))),
  CONSTRAINT ck_upcoming_vehicle_warranty_until CHECK ((warranty_until ~ '^\d{4}-\d{2}$'::text))
);
CREATE INDEX ix_upcoming_vehicle_newest ON catalog.upcoming_vehicle USING btree (created_at DESC, id DESC);

CREATE TABLE catalog.vehicle (
  id integer GENERATED ALWAYS AS IDENTITY,
  make text NOT NULL,
  model text NOT NULL,
  year integer NOT NULL,
  mileage integer,
  price numeric(12,2),
  transmission text,
  fuel_type text,
  origin text,
  engine_size text,
  cylinders integer,
  description text NOT NULL,
  images text[] DEFAULT '{}'::text[] NOT NULL,
  featured boolean DEFAULT false NOT NULL,
  just_arrived boolean DEFAULT false NOT NULL,
  special_offer boolean DEFAULT false NOT NULL,
  all_electric boolean DEFAULT false NOT NULL,
  sold boolean DEFAULT false NOT NULL,
  reserved boolean DEFAULT false NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  body_type text,
  exterior_color text,
  exterior_color_name text,
  interior_color text,
  interior_color_name text,
  power integer,
  drive text,
  doors integer,
  seats integer,
  regional_spec text,
  previous_owners integer,
  chassis_number text,
  chassis_number_shown boolean DEFAULT false NOT NULL,
  service_history text,
  warranty text,
  warranty_until text,
  equipment text[] DEFAULT '{}'::text[] NOT NULL,
  documents json DEFAULT '[]'::json NOT NULL,
  spin text[] DEFAULT '{}'::text[] NOT NULL,
  image_alts json DEFAULT '{}'::json NOT NULL,
  translations json DEFAULT '{}'::json NOT NULL,
  outdated json DEFAULT '{}'::json NOT NULL,
  stock_number text,
  purchase_price numeric(12,2),
  costs numeric(12,2),
  key_tag text,
  place text,
  notes text,
  sale_price numeric(12,2),
  next_price numeric(12,2),
  next_price_from text,
  CONSTRAINT pk_vehicle PRIMARY KEY (id),
  CONSTRAINT ck_vehicle_body_type CHECK ((body_type = ANY (ARRAY['suv'::text, 'sedan'::text, 'coupe'::text, 'convertible'::text, 'hatchback'::text, 'wagon'::text, 'pickup'::text, 'van'::text]))),
  CONSTRAINT ck_vehicle_cylinders CHECK ((cylinders > 0)),
  CONSTRAINT ck_vehicle_drive CHECK ((drive = ANY (ARRAY['FWD'::text, 'RWD'::text, 'AWD'::text, '4WD'::text]))),
  CONSTRAINT ck_vehicle_engine_size CHECK (((length(engine_size) >= 1) AND (length(engine_size) <= 60))),
  CONSTRAINT ck_vehicle_exterior_color CHECK ((exterior_color = ANY (ARRAY['white'::text, 'black'::text, 'silver'::text, 'grey'::text, 'blue'::text, 'red'::text, 'green'::text, 'yellow'::text, 'orange'::text, 'brown'::text, 'beige'::text, 'gold'::text, 'purple'::text]))),
  CONSTRAINT ck_vehicle_fuel_type CHECK ((fuel_type = ANY (ARRAY['Gasoline'::text, 'Diesel'::text, 'Hybrid'::text, 'Electric'::text]))),
  CONSTRAINT ck_vehicle_interior_color CHECK ((interior_color = ANY (ARRAY['white'::text, 'black'::text, 'silver'::text, 'grey'::text, 'blue'::text, 'red'::text, 'green'::text, 'yellow'::text, 'orange'::text, 'brown'::text, 'beige'::text, 'gold'::text, 'purple'::text]))),
  CONSTRAINT ck_vehicle_make CHECK (((length(make) >= 1) AND (length(make) <= 60))),
  CONSTRAINT ck_vehicle_mileage CHECK ((mileage >= 0)),
  CONSTRAINT ck_vehicle_model CHECK (((length(model) >= 1) AND (length(model) <= 80))),
  CONSTRAINT ck_vehicle_origin CHECK (((length(origin) >= 1) AND (length(origin) <= 60))),
  CONSTRAINT ck_vehicle_price CHECK ((price >= (0)::numeric)),
  CONSTRAINT ck_vehicle_regional_spec CHECK ((regional_spec = ANY (ARRAY['gcc'::text, 'japanese'::text, 'european'::text, 'american'::text, 'other'::text]))),
  CONSTRAINT ck_vehicle_service_history CHECK ((service_history = ANY (ARRAY['full-maker'::text, 'full'::text, 'partial'::text, 'none'::text]))),
  CONSTRAINT ck_vehicle_transmission CHECK ((transmission = ANY (ARRAY['Automatic'::text, 'Manual'::text, 'CVT'::text]))),
  CONSTRAINT ck_vehicle_warranty CHECK ((warranty = ANY (ARRAY['maker'::text, 'dealer'::text, 'none'::text]))),
  CONSTRAINT ck_vehicle_warranty_until CHECK ((warranty_until ~ '^\d{4}-\d{2}$'::text)),
  CONSTRAINT ck_vehicle_year CHECK (((year >= 1886) AND (year <= 2100)))
);
CREATE INDEX ix_vehicle_body_type ON catalog.vehicle USING btree (body_type, exterior_color, price) INCLUDE (id, sold, year, mileage, created_at, make, model, transmission, fuel_type, regional_spec);
CREATE INDEX ix_vehicle_chassis_number ON catalog.vehicle USING btree (chassis_number) WHERE (chassis_number IS NOT NULL);
CREATE INDEX ix_vehicle_engine_size ON catalog.vehicle USING btree (engine_size) INCLUDE (id, sold, year, mileage, created_at, price, make, model, transmission, fuel_type, body_type, exterior_color, regional_spec);
CREATE INDEX ix_vehicle_exterior_color ON catalog.vehicle USING btree (exterior_color, regional_spec, price) INCLUDE (id, sold, year, mileage, created_at, make, model, transmission, fuel_type, body_type);
CREATE INDEX ix_vehicle_featured ON catalog.vehicle USING btree (created_at DESC, id DESC) WHERE (featured AND (NOT sold));
CREATE INDEX ix_vehicle_fuel_type ON catalog.vehicle USING btree (fuel_type, transmission, price) INCLUDE (id, sold, year, mileage, created_at, make, model, body_type, exterior_color, regional_spec);
CREATE INDEX ix_vehicle_make ON catalog.vehicle USING btree (make, model, year) INCLUDE (id, sold, mileage, created_at, price, transmission, fuel_type, origin, engine_size, body_type, exterior_color, regional_spec);
CREATE INDEX ix_vehicle_mileage ON catalog.vehicle USING btree (mileage, id DESC) INCLUDE (sold, year, price, make, model, transmission, fuel_type, body_type, exterior_color, regional_spec);
CREATE INDEX ix_vehicle_model ON catalog.vehicle USING btree (model, year) INCLUDE (id, sold, mileage, created_at, price, make, transmission, fuel_type, origin, engine_size, body_type, exterior_color, regional_spec);
CREATE INDEX ix_vehicle_newest ON catalog.vehicle USING btree (created_at DESC, id DESC) INCLUDE (sold, year, price, make, model, transmission, fuel_type, body_type, exterior_color, regional_spec);
CREATE INDEX ix_vehicle_next_price ON catalog.vehicle USING btree (next_price_from) WHERE (next_price_from IS NOT NULL);
CREATE INDEX ix_vehicle_origin ON catalog.vehicle USING btree (origin) INCLUDE (id, sold, year, mileage, created_at, price, make, model, transmission, fuel_type, body_type, exterior_color, regional_spec);
CREATE INDEX ix_vehicle_price_asc ON catalog.vehicle USING btree (price, id DESC) INCLUDE (sold, year, make, model, transmission, fuel_type, body_type, exterior_color, regional_spec);
CREATE INDEX ix_vehicle_price_desc ON catalog.vehicle USING btree (price DESC NULLS LAST, id DESC) INCLUDE (sold, year, make, model, transmission, fuel_type, body_type, exterior_color, regional_spec);
CREATE INDEX ix_vehicle_year ON catalog.vehicle USING btree (year DESC, id DESC) INCLUDE (sold, price, make, model, transmission, fuel_type, body_type, exterior_color, regional_spec);
CREATE UNIQUE INDEX uq_vehicle_stock_number ON catalog.vehicle USING btree (stock_number) WHERE (stock_number IS NOT NULL);
CREATE CONSTRAINT TRIGGER tr_vehicle_complete AFTER INSERT OR UPDATE ON catalog.vehicle DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((new.mileage IS NULL) OR (new.transmission IS NULL) OR (new.fuel_type IS NULL))) EXECUTE FUNCTION catalog.refuse_incomplete_vehicle();
CREATE TRIGGER tr_vehicle_delete AFTER DELETE ON catalog.vehicle REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION catalog.count_vehicles();
CREATE TRIGGER tr_vehicle_delete_facts AFTER DELETE ON catalog.vehicle REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION catalog.count_facts();
CREATE TRIGGER tr_vehicle_insert AFTER INSERT ON catalog.vehicle REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION catalog.count_vehicles();
CREATE TRIGGER tr_vehicle_insert_facts AFTER INSERT ON catalog.vehicle REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION catalog.count_facts();
CREATE TRIGGER tr_vehicle_truncate AFTER TRUNCATE ON catalog.vehicle FOR EACH STATEMENT EXECUTE FUNCTION catalog.count_vehicles();
CREATE TRIGGER tr_vehicle_truncate_facts AFTER TRUNCATE ON catalog.vehicle FOR EACH STATEMENT EXECUTE FUNCTION catalog.count_facts();
CREATE TRIGGER tr_vehicle_update AFTER UPDATE ON catalog.vehicle REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION catalog.count_vehicles();
CREATE TRIGGER tr_vehicle_update_facts AFTER UPDATE ON catalog.vehicle REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION catalog.count_facts();

CREATE TABLE catalog.vehicle_facet (
  sold boolean NOT NULL,
  make text NOT NULL,
  model text NOT NULL,
  year integer NOT NULL,
  count integer NOT NULL,
  make_key text GENERATED ALWAYS AS (catalog.search_key(make)) STORED NOT NULL,
  model_key text GENERATED ALWAYS AS (catalog.search_key(model)) STORED NOT NULL,
  CONSTRAINT pk_vehicle_facet PRIMARY KEY (sold, make, model, year),
  CONSTRAINT ck_vehicle_facet_count CHECK ((count > 0))
);
CREATE INDEX ix_vehicle_facet_make ON catalog.vehicle_facet USING btree (sold, make) WHERE ((model = ''::text) AND (year = 0));
CREATE INDEX ix_vehicle_facet_model ON catalog.vehicle_facet USING btree (sold, model) WHERE ((make = ''::text) AND (year = 0));
CREATE TRIGGER tr_vehicle_facet_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON catalog.vehicle_facet FOR EACH STATEMENT EXECUTE FUNCTION catalog.update_facet_version();

CREATE TABLE catalog.vehicle_fact_facet (
  sold boolean NOT NULL,
  body_type text NOT NULL,
  exterior_color text NOT NULL,
  regional_spec text NOT NULL,
  count integer NOT NULL,
  CONSTRAINT pk_vehicle_fact_facet PRIMARY KEY (sold, body_type, exterior_color, regional_spec),
  CONSTRAINT ck_vehicle_fact_facet_count CHECK ((count > 0))
);
CREATE TRIGGER tr_vehicle_fact_facet_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON catalog.vehicle_fact_facet FOR EACH STATEMENT EXECUTE FUNCTION catalog.update_facet_version();

CREATE TABLE catalog.vehicle_price_facet (
  sold boolean NOT NULL,
  year integer NOT NULL,
  price_tier integer NOT NULL,
  fuel_type text NOT NULL,
  transmission text NOT NULL,
  count integer NOT NULL,
  CONSTRAINT pk_vehicle_price_facet PRIMARY KEY (sold, year, price_tier, fuel_type, transmission),
  CONSTRAINT ck_vehicle_price_facet_count CHECK ((count > 0))
);

CREATE TABLE catalog.vehicle_status (
  id bigint GENERATED ALWAYS AS IDENTITY,
  vehicle_id integer NOT NULL,
  at timestamp with time zone DEFAULT now() NOT NULL,
  status text NOT NULL,
  session_id text NOT NULL,
  person_name text,
  CONSTRAINT pk_vehicle_status PRIMARY KEY (id),
  CONSTRAINT fk_vehicle_status_vehicle FOREIGN KEY (vehicle_id) REFERENCES catalog.vehicle(id) ON DELETE CASCADE,
  CONSTRAINT ck_vehicle_status_status CHECK ((status = ANY (ARRAY['available'::text, 'reserved'::text, 'sold'::text])))
);
CREATE INDEX ix_vehicle_status_sold ON catalog.vehicle_status USING btree (at) WHERE (status = 'sold'::text);
CREATE INDEX ix_vehicle_status_vehicle ON catalog.vehicle_status USING btree (vehicle_id, id DESC);

CREATE OR REPLACE FUNCTION catalog.apply_fact_changes(changes catalog.fact_change[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF changes IS NULL THEN
    RETURN;
  END IF;
  LOCK TABLE catalog.vehicle_fact_facet IN SHARE ROW EXCLUSIVE MODE;
  MERGE INTO catalog.vehicle_fact_facet f
  USING (SELECT * FROM unnest(changes)) c
  ON f.sold = c.sold AND f.body_type = c.body_type AND f.exterior_color = c.exterior_color AND f.regional_spec = c.regional_spec
  WHEN MATCHED AND f.count + c.change = 0 THEN DELETE
  WHEN MATCHED THEN UPDATE SET count = f.count + c.change
  WHEN NOT MATCHED THEN INSERT VALUES (c.sold, c.body_type, c.exterior_color, c.regional_spec, c.change);
END
$function$;

CREATE OR REPLACE FUNCTION catalog.apply_vehicle_changes(changes catalog.vehicle_change[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF changes IS NULL THEN
    RETURN;
  END IF;
  LOCK TABLE catalog.vehicle_facet IN SHARE ROW EXCLUSIVE MODE;
  MERGE INTO catalog.vehicle_facet f
  USING (
    SELECT sold, coalesce(make, '') AS make, coalesce(model, '') AS model, coalesce(year, 0) AS year, sum(change) AS change
    FROM unnest(changes) GROUP BY sold, CUBE (make, model, year) HAVING sum(change) <> 0
  ) c
  ON f.sold = c.sold AND f.make = c.make AND f.model = c.model AND f.year = c.year
  WHEN MATCHED AND f.count + c.change = 0 THEN DELETE
  WHEN MATCHED THEN UPDATE SET count = f.count + c.change
  WHEN NOT MATCHED THEN INSERT (sold, make, model, year, count) VALUES (c.sold, c.make, c.model, c.year, c.change);
  MERGE INTO catalog.vehicle_price_facet f
  USING (
    SELECT sold, year, price_tier, fuel_type, transmission, sum(change) AS change
    FROM unnest(changes) GROUP BY sold, year, price_tier, fuel_type, transmission HAVING sum(change) <> 0
  ) c
  ON f.sold = c.sold AND f.year = c.year AND f.price_tier = c.price_tier AND f.fuel_type = c.fuel_type
    AND f.transmission = c.transmission
  WHEN MATCHED AND f.count + c.change = 0 THEN DELETE
  WHEN MATCHED THEN UPDATE SET count = f.count + c.change
  WHEN NOT MATCHED THEN INSERT VALUES (c.sold, c.year, c.price_tier, c.fuel_type, c.transmission, c.change);
END
$function$;

CREATE OR REPLACE FUNCTION catalog.count_facts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  CASE TG_OP
    WHEN 'INSERT' THEN
      PERFORM catalog.apply_fact_changes(array_agg(row(c.*)::catalog.fact_change))
      FROM (
        SELECT sold, coalesce(body_type, ''), coalesce(exterior_color, ''), coalesce(regional_spec, ''), sum(change)::integer
        FROM (SELECT *, 1 AS change FROM added) r
        GROUP BY 1, 2, 3, 4 HAVING sum(change) <> 0
      ) c;
    WHEN 'DELETE' THEN
      PERFORM catalog.apply_fact_changes(array_agg(row(c.*)::catalog.fact_change))
      FROM (
        SELECT sold, coalesce(body_type, ''), coalesce(exterior_color, ''), coalesce(regional_spec, ''), sum(change)::integer
        FROM (SELECT *, -1 AS change FROM removed) r
        GROUP BY 1, 2, 3, 4 HAVING sum(change) <> 0
      ) c;
    WHEN 'UPDATE' THEN
      PERFORM catalog.apply_fact_changes(array_agg(row(c.*)::catalog.fact_change))
      FROM (
        SELECT sold, coalesce(body_type, ''), coalesce(exterior_color, ''), coalesce(regional_spec, ''), sum(change)::integer
        FROM (SELECT *, 1 AS change FROM added UNION ALL SELECT *, -1 FROM removed) r
        GROUP BY 1, 2, 3, 4 HAVING sum(change) <> 0
      ) c;
    WHEN 'TRUNCATE' THEN TRUNCATE catalog.vehicle_fact_facet;
  END CASE;
  RETURN NULL;
END
$function$;

CREATE OR REPLACE FUNCTION catalog.count_vehicles()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  CASE TG_OP
    WHEN 'INSERT' THEN
      PERFORM catalog.apply_vehicle_changes(array_agg(row(c.*)::catalog.vehicle_change))
      FROM (
        SELECT sold, make, model, year, catalog.price_tier(price), coalesce(fuel_type, ''), coalesce(transmission, ''), sum(change)::integer
        FROM (SELECT *, 1 AS change FROM added) r
        GROUP BY 1, 2, 3, 4, 5, 6, 7 HAVING sum(change) <> 0
      ) c;
    WHEN 'DELETE' THEN
      PERFORM catalog.apply_vehicle_changes(array_agg(row(c.*)::catalog.vehicle_change))
      FROM (
        SELECT sold, make, model, year, catalog.price_tier(price), coalesce(fuel_type, ''), coalesce(transmission, ''), sum(change)::integer
        FROM (SELECT *, -1 AS change FROM removed) r
        GROUP BY 1, 2, 3, 4, 5, 6, 7 HAVING sum(change) <> 0
      ) c;
    WHEN 'UPDATE' THEN
      PERFORM catalog.apply_vehicle_changes(array_agg(row(c.*)::catalog.vehicle_change))
      FROM (
        SELECT sold, make, model, year, catalog.price_tier(price), coalesce(fuel_type, ''), coalesce(transmission, ''), sum(change)::integer
        FROM (SELECT *, 1 AS change FROM added UNION ALL SELECT *, -1 FROM removed) r
        GROUP BY 1, 2, 3, 4, 5, 6, 7 HAVING sum(change) <> 0
      ) c;
    WHEN 'TRUNCATE' THEN TRUNCATE catalog.vehicle_facet, catalog.vehicle_price_facet;
  END CASE;
  RETURN NULL;
END
$function$;

CREATE OR REPLACE FUNCTION catalog.match_words(words text[], transmissions text[], fuel_types text[])
 RETURNS json
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
BEGIN
  RETURN (
    WITH word AS MATERIALIZED (
      SELECT position, catalog.search_key(text) AS key, replace(catalog.search_key(text), ' ', '') AS letters,
             catalog.name_key(text) AS name
      FROM unnest(words) WITH ORDINALITY AS given(text, position)
    ),
    term (field, value, key) AS MATERIALIZED (
      SELECT DISTINCT 'make', make, make_key FROM catalog.vehicle_facet WHERE make <> '' AND model = '' AND year = 0
      UNION ALL
      SELECT DISTINCT 'model', model, model_key FROM catalog.vehicle_facet WHERE make = '' AND model <> '' AND year = 0
      UNION ALL
      SELECT DISTINCT 'year', year::text, year::text FROM catalog.vehicle_facet
      WHERE sold IN (FALSE, TRUE) AND make = '' AND model = '' AND year <> 0
      UNION ALL
      SELECT 'transmission', value, lower(value) FROM unnest(transmissions) AS value
      UNION ALL
      SELECT 'fuel_type', value, lower(value) FROM unnest(fuel_types) AS value
      UNION ALL
      SELECT * FROM (
        WITH RECURSIVE step AS (
          (SELECT origin AS value FROM catalog.vehicle ORDER BY origin LIMIT 1)
          UNION ALL
          SELECT (SELECT origin FROM catalog.vehicle WHERE origin > step.value ORDER BY origin LIMIT 1)
          FROM step WHERE step.value IS NOT NULL
        )
        SELECT 'origin', value, catalog.search_key(value) FROM step WHERE value IS NOT NULL
      ) AS origin
      UNION ALL
      SELECT * FROM (
        WITH RECURSIVE step AS (
          (SELECT engine_size AS value FROM catalog.vehicle ORDER BY engine_size LIMIT 1)
          UNION ALL
          SELECT (SELECT engine_size FROM catalog.vehicle WHERE engine_size > step.value ORDER BY engine_size LIMIT 1)
          FROM step WHERE step.value IS NOT NULL
        )
        SELECT 'engine_size', value, catalog.search_key(value) FROM step WHERE value IS NOT NULL
      ) AS engine_size
    ),
    make_name (value, key) AS MATERIALIZED (
      SELECT value, name_key
      FROM (SELECT DISTINCT make AS value, make_key FROM catalog.vehicle_facet WHERE make <> '' AND model = '' AND year = 0) AS stock
      JOIN catalog.make USING (make_key) CROSS JOIN unnest(name_keys) AS name_key
    ),
    exact AS MATERIALIZED (
      SELECT position, field, value FROM word JOIN term ON CASE
        WHEN length(word.letters) >= 3 AND field IN ('make', 'model')
          THEN strpos(replace(term.key, ' ', ''), word.letters) > 0
        ELSE strpos(' ' || term.key, ' ' || word.key) > 0
      END
      WHERE word.letters <> ''
      UNION
      SELECT position, 'make', value FROM word JOIN make_name ON CASE
        WHEN length(word.name) >= 3 THEN strpos(replace(make_name.key, ' ', ''), replace(word.name, ' ', '')) > 0
        ELSE strpos(' ' || make_name.key, ' ' || word.name) > 0
      END
      WHERE word.name <> ''
      UNION
      SELECT position, field, value FROM word JOIN catalog.fact_name ON CASE
        WHEN length(word.name) >= 3 THEN strpos(' ' || name_key, ' ' || word.name) > 0
        ELSE strpos(' ' || name_key || ' ', ' ' || word.name || ' ') > 0
      END
      WHERE word.name <> ''
    ),
    similar_term AS (
      SELECT position, field, value, similarity, rank() OVER (PARTITION BY position ORDER BY similarity DESC) AS place
      FROM word CROSS JOIN term CROSS JOIN LATERAL public.strict_word_similarity(word.key, term.key) AS similarity
      WHERE field IN ('make', 'model') AND length(word.letters) >= 4 AND word.letters ~ '[^0-9]'
        AND position NOT IN (SELECT position FROM exact)
    ),
    hit AS (
      SELECT position, field, value FROM exact
      UNION ALL
      SELECT position, field, value FROM similar_term WHERE place = 1 AND similarity >= 0.3
    ),
    meaning AS (
      SELECT position, json_object_agg(field, matches) AS fields
      FROM (SELECT position, field, json_agg(value) AS matches FROM hit GROUP BY position, field) AS by_field
      GROUP BY position
    )
    SELECT coalesce(json_agg(coalesce(fields, '{}') ORDER BY position), '[]')
    FROM word LEFT JOIN meaning USING (position) WHERE letters <> '' OR name <> ''
  );
END
$function$;

CREATE OR REPLACE FUNCTION catalog.name_key(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN btrim(regexp_replace(translate(NORMALIZE(regexp_replace(lower(NORMALIZE(value, NFKD)), '[\u0300-\u036f\u060c\u0610-\u061f\u0640\u064b-\u065f\u066a-\u066d\u0670\u06d4-\u06ed]'::text, ''::text, 'g'::text), NFC), 'ٱةىیکگڤپچぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ'::text, 'اهييككفبجァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ'::text), '[^0-9a-z\u00c0-\u1fff\u2c00-\u2dff\u3005\u30a1-\u30fa\u30fc-\u30fe\u3400-\u9fff\uac00-\ud7af]+'::text, ' '::text, 'g'::text));

CREATE OR REPLACE FUNCTION catalog.name_keys(names text[])
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN ARRAY(SELECT DISTINCT key.key FROM unnest(name_keys.names) name(name), LATERAL catalog.name_key(name.name) key(key) WHERE (key.key <> ''::text));

CREATE OR REPLACE FUNCTION catalog.price_tier(price numeric)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN COALESCE((catalog.price_tiers())[width_bucket(price, (catalog.price_tiers())::numeric[])], '-1'::integer);

CREATE OR REPLACE FUNCTION catalog.price_tiers()
 RETURNS integer[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ARRAY[0, 10000, 20000, 30000, 40000, 50000, 75000, 100000, 150000, 200000, 300000, 400000, 500000, 750000, 1000000];

CREATE OR REPLACE FUNCTION catalog.refuse_incomplete_vehicle()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF EXISTS (SELECT FROM catalog.vehicle WHERE id = NEW.id AND (mileage IS NULL OR transmission IS NULL OR fuel_type IS NULL)) THEN
    RAISE not_null_violation USING MESSAGE = format('vehicle %s is incomplete', NEW.id);
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION catalog.search_key(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN btrim(regexp_replace(translate(lower(regexp_replace(NORMALIZE(value, NFKD), '[\u0300-\u036f]'::text, ''::text, 'g'::text)), 'øłđı٠١٢٣٤٥٦٧٨٩'::text, 'oldi0123456789'::text), '[^[:alnum:]]+'::text, ' '::text, 'g'::text));

CREATE OR REPLACE FUNCTION catalog.update_facet_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE catalog.facet_version SET version = gen_random_uuid() WHERE facet = TG_TABLE_NAME;
  RETURN NULL;
END
$function$;

CREATE OR REPLACE FUNCTION catalog.vehicle_facets(asked_sold boolean[], asked_make text, asked_model text)
 RETURNS json
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
BEGIN
  RETURN json_build_object(
    'makes', (
      SELECT coalesce(json_agg(json_build_object('value', value, 'count', count) ORDER BY make_key, value), '[]')
      FROM (
        SELECT make AS value, min(make_key) AS make_key, min(model_key) AS model_key, sum(count)::integer AS count
        FROM catalog.vehicle_facet
        WHERE sold = ANY (asked_sold) AND make <> '' AND model = '' AND year = 0
        GROUP BY make
      ) AS facet
    ),
    'models', CASE WHEN asked_make = '' THEN '[]'::json ELSE (
      SELECT coalesce(json_agg(json_build_object('value', value, 'count', count) ORDER BY model_key, value), '[]')
      FROM (
        SELECT model AS value, min(make_key) AS make_key, min(model_key) AS model_key, sum(count)::integer AS count
        FROM catalog.vehicle_facet
        WHERE sold = ANY (asked_sold) AND make = asked_make AND model <> '' AND year = 0
        GROUP BY model
      ) AS facet
    ) END,
    'years', (
      SELECT coalesce(json_agg(json_build_object('value', value, 'count', count) ORDER BY value DESC), '[]')
      FROM (
        SELECT year AS value, min(make_key) AS make_key, min(model_key) AS model_key, sum(count)::integer AS count
        FROM catalog.vehicle_facet
        WHERE sold = ANY (asked_sold) AND make = asked_make AND model = asked_model AND year <> 0
        GROUP BY year
      ) AS facet
    ),
    'bodyTypes', (
      SELECT coalesce(json_agg(json_build_object('value', value, 'count', count) ORDER BY value), '[]')
      FROM (
        SELECT body_type AS value, sum(count)::integer AS count
        FROM catalog.vehicle_fact_facet
        WHERE sold = ANY (asked_sold) AND body_type <> ''
        GROUP BY body_type
      ) AS facet
    ),
    'exteriorColors', (
      SELECT coalesce(json_agg(json_build_object('value', value, 'count', count) ORDER BY value), '[]')
      FROM (
        SELECT exterior_color AS value, sum(count)::integer AS count
        FROM catalog.vehicle_fact_facet
        WHERE sold = ANY (asked_sold) AND exterior_color <> ''
        GROUP BY exterior_color
      ) AS facet
    ),
    'regionalSpecs', (
      SELECT coalesce(json_agg(json_build_object('value', value, 'count', count) ORDER BY value), '[]')
      FROM (
        SELECT regional_spec AS value, sum(count)::integer AS count
        FROM catalog.vehicle_fact_facet
        WHERE sold = ANY (asked_sold) AND regional_spec <> ''
        GROUP BY regional_spec
      ) AS facet
    )
  );
END
$function$;

CREATE OR REPLACE FUNCTION catalog.vehicle_price_facets(asked_sold boolean[], bands text[], starts integer[])
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
BEGIN
  RETURN jsonb_build_object(
    'fuelTypes', (
      SELECT coalesce(jsonb_agg(jsonb_build_object('value', value, 'count', count) ORDER BY value), '[]')
      FROM (
        SELECT fuel_type AS value, sum(count)::integer AS count
        FROM catalog.vehicle_price_facet
        WHERE sold = ANY (asked_sold)
        GROUP BY fuel_type
      ) AS facet
    ),
    'transmissions', (
      SELECT coalesce(jsonb_agg(jsonb_build_object('value', value, 'count', count) ORDER BY value), '[]')
      FROM (
        SELECT transmission AS value, sum(count)::integer AS count
        FROM catalog.vehicle_price_facet
        WHERE sold = ANY (asked_sold)
        GROUP BY transmission
      ) AS facet
    ),
    'prices', (
      SELECT coalesce(jsonb_agg(jsonb_build_object('value', bands[band], 'count', count) ORDER BY band), '[]')
      FROM (
        SELECT width_bucket(price_tier, starts) AS band, sum(count)::integer AS count
        FROM catalog.vehicle_price_facet
        WHERE sold = ANY (asked_sold) AND price_tier >= starts[1]
        GROUP BY band
      ) AS facet
    )
  );
END
$function$;
