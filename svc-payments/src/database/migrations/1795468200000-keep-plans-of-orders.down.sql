ALTER TABLE payments.payment DROP COLUMN plan_features, DROP COLUMN plan_name;
