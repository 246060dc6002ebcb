DROP TABLE inquiries.calendar_link;
