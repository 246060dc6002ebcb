ALTER TABLE catalog.facet_version RENAME CONSTRAINT pk_facet_version TO pk_facet_mark;
ALTER TABLE catalog.facet_version RENAME version TO mark;
ALTER TABLE catalog.facet_version RENAME TO facet_mark;

CREATE OR REPLACE FUNCTION catalog.update_facet_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE catalog.facet_mark SET mark = gen_random_uuid() WHERE facet = TG_TABLE_NAME;
  RETURN NULL;
END
$function$;
