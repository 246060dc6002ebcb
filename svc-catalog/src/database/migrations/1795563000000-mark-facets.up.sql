-- A mark for each table of counts, another one after every change: who has the facets of a mark need not count them again.
CREATE TABLE catalog.facet_mark (
  facet text NOT NULL CONSTRAINT pk_facet_mark PRIMARY KEY,
  mark uuid NOT NULL DEFAULT gen_random_uuid()
);
INSERT INTO catalog.facet_mark (facet) VALUES ('vehicle_facet'), ('vehicle_fact_facet');

-- Nobody waits here: who changes counts has locked their table until the end of the transaction.
CREATE FUNCTION catalog.mark_facet() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE catalog.facet_mark SET mark = gen_random_uuid() WHERE facet = TG_TABLE_NAME;
  RETURN NULL;
END
$$;

CREATE TRIGGER tr_vehicle_facet_mark AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON catalog.vehicle_facet
  FOR EACH STATEMENT EXECUTE FUNCTION catalog.mark_facet();
CREATE TRIGGER tr_vehicle_fact_facet_mark AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON catalog.vehicle_fact_facet
  FOR EACH STATEMENT EXECUTE FUNCTION catalog.mark_facet();
