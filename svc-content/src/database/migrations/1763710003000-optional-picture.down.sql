UPDATE content.customer_showcase SET car_image = '' WHERE car_image IS NULL;

ALTER TABLE content.customer_showcase ALTER COLUMN car_image SET NOT NULL;
