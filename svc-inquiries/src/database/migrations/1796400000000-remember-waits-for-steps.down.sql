ALTER TABLE inquiries.conversation DROP COLUMN step_wait_since;
