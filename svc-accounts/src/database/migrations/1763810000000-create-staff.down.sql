DROP TABLE accounts.outbox;
DROP TABLE accounts.audit;
DROP TABLE accounts.password_link;
DROP TABLE accounts.staff;
