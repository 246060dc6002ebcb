DROP TABLE inquiries.newsletter_token;
DROP TABLE inquiries.newsletter_request;
DROP TABLE inquiries.newsletter_subscription;
DROP TABLE inquiries.vehicle_reservation;
