-- Stands for the opening hours by which a running clock was reckoned: where others are published it is reckoned anew.
ALTER TABLE inquiries.conversation ADD COLUMN hours_key text;
