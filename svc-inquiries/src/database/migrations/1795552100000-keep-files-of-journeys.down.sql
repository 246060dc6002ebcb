DROP TABLE inquiries.journey_upload_part;
DROP TABLE inquiries.journey_upload;
DROP TABLE inquiries.journey_file;
ALTER TABLE inquiries.attachment DROP COLUMN kept;
