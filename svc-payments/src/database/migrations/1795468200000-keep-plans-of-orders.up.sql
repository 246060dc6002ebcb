-- What the plan was called and gave when the order was made: names and features by language.
ALTER TABLE payments.payment ADD COLUMN plan_name jsonb, ADD COLUMN plan_features jsonb;
