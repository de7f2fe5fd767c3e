-- Of an edit the text before it is enough: the one after it is what the next edit found, or what the record holds. Written anew,
-- so that the room of the other one is free at once.
ALTER TABLE "audit_texts" DROP COLUMN "after", ALTER COLUMN "before" TYPE TEXT USING "before" || '';
