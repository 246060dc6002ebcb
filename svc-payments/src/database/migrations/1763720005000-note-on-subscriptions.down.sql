DROP TABLE payments.note;
