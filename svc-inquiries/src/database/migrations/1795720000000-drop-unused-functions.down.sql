CREATE FUNCTION inquiries.settle_question() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.asked_at := NULL;
  RETURN NEW;
END $$;
