DROP TRIGGER tr_inquiry_open_conversation ON inquiries.inquiry;
DROP TRIGGER tr_inquiry_follow_status ON inquiries.inquiry;
DROP TRIGGER tr_vehicle_reservation_open_conversation ON inquiries.vehicle_reservation;
DROP TRIGGER tr_vehicle_reservation_follow_status ON inquiries.vehicle_reservation;
DROP FUNCTION inquiries.open_conversation();
DROP FUNCTION inquiries.follow_status();
DROP TABLE inquiries.conversation;
DROP FUNCTION inquiries.state_of_status(text);
DROP FUNCTION inquiries.phone_key(text, text);
