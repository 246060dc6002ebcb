-- Triggers refer to their functions by id, and nothing calls these by name: the previous release does not notice.
-- removes: inquiries.follow_status() is gone
-- removes: inquiries.follow_message() is gone
-- removes: inquiries.follow_delivery() is gone
-- removes: inquiries.follow_wait() is gone
-- removes: inquiries.follow_marks() is gone
-- removes: inquiries.tell_of_request() is gone
-- removes: inquiries.tell_of_message() is gone
-- removes: inquiries.remember_removed_attachment() is gone
ALTER FUNCTION inquiries.follow_status() RENAME TO apply_status;
ALTER FUNCTION inquiries.follow_message() RENAME TO apply_message;
ALTER FUNCTION inquiries.follow_delivery() RENAME TO apply_delivery;
ALTER FUNCTION inquiries.follow_wait() RENAME TO update_wait;
ALTER FUNCTION inquiries.follow_marks() RENAME TO update_reminder;
ALTER FUNCTION inquiries.tell_of_request() RENAME TO notify_request_change;
ALTER FUNCTION inquiries.tell_of_message() RENAME TO notify_new_message;
ALTER FUNCTION inquiries.remember_removed_attachment() RENAME TO queue_attachment_deletion;
