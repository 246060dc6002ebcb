DROP TABLE inquiries.arrivals_delivery;
DROP TABLE inquiries.arrivals_letter;
