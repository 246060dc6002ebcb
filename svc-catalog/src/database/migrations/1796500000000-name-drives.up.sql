-- Transmissions and fuels are found by their names in the languages of the site, as body types and colours are.
ALTER TABLE catalog.fact_name DROP CONSTRAINT ck_fact_name_field;
ALTER TABLE catalog.fact_name ADD CONSTRAINT ck_fact_name_field
  CHECK (field IN ('body_type', 'exterior_color', 'transmission', 'fuel_type'));

-- A word is found in all names that contain it: 'قير' (gearbox) stands in one of each, so that it never contradicts the next word.
INSERT INTO catalog.fact_name (field, value, name)
SELECT field, value, name FROM (VALUES
  ('transmission', 'Automatic', ARRAY['automatic', 'AT', 'أوتوماتيك', 'قير أوتوماتيك', 'أوتوماتيكي', 'オートマ', 'オートマチック']),
  ('transmission', 'Manual', ARRAY['manual', 'MT', 'stick shift', 'يدوي', 'قير عادي', 'مانيوال', 'マニュアル']),
  ('transmission', 'CVT', ARRAY['CVT', 'قير CVT', '無段変速']),
  ('fuel_type', 'Gasoline', ARRAY['gasoline', 'petrol', 'بنزين', 'ガソリン']),
  ('fuel_type', 'Diesel', ARRAY['diesel', 'ديزل', 'ディーゼル']),
  ('fuel_type', 'Hybrid', ARRAY['hybrid', 'plug-in', 'PHEV', 'HEV', 'هايبرد', 'هايبريد', 'هجين', 'هجينة', 'ハイブリッド']),
  ('fuel_type', 'Electric', ARRAY['electric', 'EV', 'BEV', 'كهرباء', 'كهربائي', 'كهربائية', '電気', '電気自動車'])
) AS fact (field, value, names), unnest(names) AS name;
