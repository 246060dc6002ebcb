DROP TABLE inquiries.appointment_block;
DROP TABLE inquiries.appointment;
