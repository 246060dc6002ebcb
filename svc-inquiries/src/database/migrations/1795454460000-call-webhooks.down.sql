DROP TABLE inquiries.webhook_delivery;
DROP TABLE inquiries.webhook;
