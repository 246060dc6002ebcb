-- What a buyer paid, in AED. Sales without it are reported at the listed price.
ALTER TABLE catalog.vehicle ADD COLUMN sale_price numeric(12, 2);
