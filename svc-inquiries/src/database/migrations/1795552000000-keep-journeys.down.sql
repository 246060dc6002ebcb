DELETE FROM inquiries.notification WHERE event LIKE 'journey.%';
DROP TABLE inquiries.journey_link;
DROP TABLE inquiries.journey_step;
DROP TABLE inquiries.journey;
