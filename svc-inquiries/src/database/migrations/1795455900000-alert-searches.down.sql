DELETE FROM inquiries.notification WHERE event LIKE 'search-alert.%';
DROP TABLE inquiries.search_alert_letter;
DROP TABLE inquiries.search_alert_token;
DROP TABLE inquiries.search_alert;
