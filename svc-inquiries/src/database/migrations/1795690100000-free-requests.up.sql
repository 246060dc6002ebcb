-- When a request was taken from somebody who may not look after requests any more: it is given to somebody else, however long it waits.
ALTER TABLE inquiries.conversation ADD COLUMN freed_at timestamptz;
