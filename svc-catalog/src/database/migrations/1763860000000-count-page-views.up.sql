-- Views of public pages by day. Nothing of the visitor is in it: `source` is one of a few words, and NULL but for the first page of a visit.
-- `vehicle_id` is 0 for pages that are of no vehicle; a vehicle that is deleted keeps its views.
CREATE TABLE catalog.page_view (
  day date NOT NULL,
  page text NOT NULL,
  vehicle_id integer NOT NULL DEFAULT 0,
  source text,
  views integer NOT NULL CONSTRAINT ck_page_view_views CHECK (views > 0),
  CONSTRAINT uq_page_view UNIQUE NULLS NOT DISTINCT (day, page, vehicle_id, source)
);
