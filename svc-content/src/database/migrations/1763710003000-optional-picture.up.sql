ALTER TABLE content.customer_showcase ALTER COLUMN car_image DROP NOT NULL;
