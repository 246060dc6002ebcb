DROP TABLE content.customer_showcase;
