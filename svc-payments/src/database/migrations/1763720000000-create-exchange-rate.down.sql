DROP TABLE payments.outbox;
DROP TABLE payments.exchange_rate;
