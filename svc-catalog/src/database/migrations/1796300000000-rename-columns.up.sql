-- Renames at once, because no release is deployed; otherwise the service would have to be stopped for it.
-- removes: facet_mark.facet is gone
-- removes: facet_mark.mark is gone

ALTER TABLE catalog.facet_mark RENAME TO facet_version;
ALTER TABLE catalog.facet_version RENAME mark TO version;
ALTER TABLE catalog.facet_version RENAME CONSTRAINT pk_facet_mark TO pk_facet_version;

CREATE OR REPLACE FUNCTION catalog.update_facet_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE catalog.facet_version SET version = gen_random_uuid() WHERE facet = TG_TABLE_NAME;
  RETURN NULL;
END
$function$;
