DROP TABLE catalog.outbox;
