-- removes: inquiries.settle_question() is gone
-- Its trigger was dropped when the reply clocks were restarted.
DROP FUNCTION inquiries.settle_question();
