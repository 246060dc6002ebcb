CREATE TABLE content.customer_showcase (
  id integer GENERATED ALWAYS AS IDENTITY CONSTRAINT pk_customer_showcase PRIMARY KEY,
  client_name text NOT NULL CONSTRAINT ck_customer_showcase_client_name CHECK (length(client_name) BETWEEN 1 AND 120),
  client_review text NOT NULL CONSTRAINT ck_customer_showcase_client_review CHECK (client_review <> ''),
  car_make text NOT NULL CONSTRAINT ck_customer_showcase_car_make CHECK (length(car_make) BETWEEN 1 AND 60),
  car_model text NOT NULL CONSTRAINT ck_customer_showcase_car_model CHECK (length(car_model) BETWEEN 1 AND 80),
  car_year integer NOT NULL CONSTRAINT ck_customer_showcase_car_year CHECK (car_year BETWEEN 1886 AND 2100),
  car_image text NOT NULL,
  rating integer NOT NULL DEFAULT 5 CONSTRAINT ck_customer_showcase_rating CHECK (rating BETWEEN 1 AND 5),
  featured boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ix_customer_showcase_featured_newest ON content.customer_showcase (featured DESC, created_at DESC, id DESC);
