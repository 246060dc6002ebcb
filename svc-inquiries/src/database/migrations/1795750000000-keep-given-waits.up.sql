-- An answer ends the wait, unless the same write says since when the customer waits now. The previous release says so in
-- a second write, which then finds it written.
CREATE OR REPLACE FUNCTION inquiries.update_wait() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state <> NEW.state AND NEW.state IN ('waiting', 'won', 'lost', 'spam') THEN
    -- A state that says that nothing is left to answer.
    NEW.asked_at := NULL;
    NEW.waits_from := NULL;
  ELSIF OLD.state = 'spam' AND NEW.state = 'new' AND NEW.answered_at IS NULL AND NEW.clock_from IS NOT NULL THEN
    -- Who was taken for a robot waits from now on.
    NEW.waits_from := now();
  ELSIF NEW.waits_from IS NOT DISTINCT FROM OLD.waits_from AND (OLD.answered_at IS NULL AND NEW.answered_at IS NOT NULL
    OR OLD.asked_at IS NOT NULL AND NEW.asked_at IS NULL AND NEW.answered_at IS NOT NULL) THEN
    NEW.waits_from := NEW.asked_at;
  END IF;
  IF NEW.waits_from IS DISTINCT FROM OLD.waits_from THEN
    NEW.due_at := NULL;
    NEW.step_at := NULL;
    NEW.remaining_minutes := NULL;
    IF NEW.waits_from IS NOT NULL THEN
      NEW.clock_step := 0;
      NEW.round := OLD.round + 1;
    END IF;
  END IF;
  RETURN NEW;
END $$;
