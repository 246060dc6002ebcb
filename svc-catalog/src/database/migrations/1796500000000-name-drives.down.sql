DELETE FROM catalog.fact_name WHERE field IN ('transmission', 'fuel_type');
ALTER TABLE catalog.fact_name DROP CONSTRAINT ck_fact_name_field;
ALTER TABLE catalog.fact_name ADD CONSTRAINT ck_fact_name_field CHECK (field IN ('body_type', 'exterior_color'));
