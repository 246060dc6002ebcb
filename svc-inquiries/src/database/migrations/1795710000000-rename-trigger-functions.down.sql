ALTER FUNCTION inquiries.apply_status() RENAME TO follow_status;
ALTER FUNCTION inquiries.apply_message() RENAME TO follow_message;
ALTER FUNCTION inquiries.apply_delivery() RENAME TO follow_delivery;
ALTER FUNCTION inquiries.update_wait() RENAME TO follow_wait;
ALTER FUNCTION inquiries.update_reminder() RENAME TO follow_marks;
ALTER FUNCTION inquiries.notify_request_change() RENAME TO tell_of_request;
ALTER FUNCTION inquiries.notify_new_message() RENAME TO tell_of_message;
ALTER FUNCTION inquiries.queue_attachment_deletion() RENAME TO remember_removed_attachment;
