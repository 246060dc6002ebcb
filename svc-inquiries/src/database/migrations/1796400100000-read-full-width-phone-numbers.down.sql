CREATE OR REPLACE FUNCTION inquiries.phone_key(phone_e164 text, phone text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (
  SELECT CASE WHEN length(digits) >= 7 THEN digits END
  FROM regexp_replace(
    translate(coalesce(phone_e164, phone), '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'), '\D', '', 'g') AS digits);
