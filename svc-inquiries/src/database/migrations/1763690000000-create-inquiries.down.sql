DROP TABLE inquiries.outbox;
DROP TABLE inquiries.notification;
DROP TABLE inquiries.inquiry;
