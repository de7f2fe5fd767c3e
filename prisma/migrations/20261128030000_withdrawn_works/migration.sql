-- Works that everybody could read and that are not public any more, by whatever way, for harvesters of OAI-PMH.
CREATE TABLE "withdrawn_works" (
    "work_id" INTEGER NOT NULL,
    "work_type" VARCHAR(40) NOT NULL,
    "withdrawn_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),

    CONSTRAINT "withdrawn_works_pkey" PRIMARY KEY ("work_id")
);
CREATE INDEX "withdrawn_works_withdrawn_at_idx" ON "withdrawn_works"("withdrawn_at");

INSERT INTO "withdrawn_works" ("work_id", "work_type", "withdrawn_at")
SELECT "record_id"::integer, "data"->>'work_type', "deleted_at" FROM "binned" JOIN "binned_rows" USING ("binned_id")
WHERE "entity" = 'work' AND "public_key" IS NOT NULL AND "table_name" = 'web_con_works'
ON CONFLICT DO NOTHING;

-- In the database, because a save, a review, a delete, an emptied bin and a move of records all withdraw works.
CREATE FUNCTION "note_withdrawn_works"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "was_public" boolean := TG_OP <> 'INSERT' AND OLD."active" = 'Y' AND OLD."status_check" = 'S';
  "is_public" boolean := TG_OP <> 'DELETE' AND NEW."active" = 'Y' AND NEW."status_check" = 'S';
BEGIN
  IF "was_public" AND NOT "is_public" THEN
    INSERT INTO "withdrawn_works" ("work_id", "work_type") VALUES (OLD."work_id", OLD."work_type")
    ON CONFLICT ("work_id") DO UPDATE SET "work_type" = excluded."work_type", "withdrawn_at" = now();
  ELSIF "is_public" AND NOT "was_public" THEN
    DELETE FROM "withdrawn_works" WHERE "work_id" = NEW."work_id";
    -- restored from the bin it is as old as before, and harvesters ask for what changed
    IF FOUND AND TG_OP = 'INSERT' THEN NEW."updated_at" := now(); END IF;
  END IF;
  RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
END $$;
CREATE TRIGGER "web_con_works_note_withdrawn" BEFORE INSERT OR UPDATE OR DELETE ON "web_con_works"
  FOR EACH ROW EXECUTE FUNCTION "note_withdrawn_works"();
