-- removes: tr_inquiry_follow_status of inquiries.inquiry is gone
-- removes: tr_vehicle_reservation_follow_status of inquiries.vehicle_reservation is gone
-- removes: inquiries.apply_status() is gone
-- Since the previous release, whoever writes a status also writes the state of its conversation.
DROP TRIGGER tr_inquiry_follow_status ON inquiries.inquiry;
DROP TRIGGER tr_vehicle_reservation_follow_status ON inquiries.vehicle_reservation;
DROP FUNCTION inquiries.apply_status();
