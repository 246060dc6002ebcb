DROP TABLE inquiries.person_link;
