DROP INDEX inquiries.ix_inquiry_vehicle;
