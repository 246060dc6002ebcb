DROP INDEX inquiries.ix_inquiry_appointment;
