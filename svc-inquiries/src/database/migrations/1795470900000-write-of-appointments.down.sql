DELETE FROM inquiries.notification WHERE event LIKE 'appointment.%';
DROP TABLE inquiries.appointment_letter;
