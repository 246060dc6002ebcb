-- Phone numbers are compared by their digits, also those of Japanese keyboards.
CREATE OR REPLACE FUNCTION inquiries.phone_key(phone_e164 text, phone text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (
  SELECT CASE WHEN length(digits) >= 7 THEN digits END
  FROM regexp_replace(
    translate(coalesce(phone_e164, phone), '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹０１２３４５６７８９', '012345678901234567890123456789'),
    '\D', '', 'g') AS digits);
UPDATE inquiries.conversation c SET phone_key = inquiries.phone_key(r.phone_e164, r.phone)
FROM (SELECT id AS inquiry_id, NULL::integer AS vehicle_reservation_id, phone_e164, phone FROM inquiries.inquiry
  UNION ALL SELECT NULL, id, phone_e164, phone FROM inquiries.vehicle_reservation) r
WHERE (c.inquiry_id = r.inquiry_id OR c.vehicle_reservation_id = r.vehicle_reservation_id)
  AND r.phone_e164 IS NULL AND r.phone ~ '[０-９]';
