-- Which installation this database belongs to. The file store carries the same id.
CREATE TABLE "installation" (
    "only_row" BOOLEAN NOT NULL DEFAULT true,
    "installation_id" UUID NOT NULL DEFAULT gen_random_uuid(),

    CONSTRAINT "installation_pkey" PRIMARY KEY ("only_row"),
    CONSTRAINT "installation_only_row" CHECK ("only_row")
);
INSERT INTO "installation" DEFAULT VALUES;

-- Objects this database knows to be without an owner: noted before an object is written, and when a stored_files row is deleted.
CREATE TABLE "orphan_candidates" (
    "path" VARCHAR(200) NOT NULL,
    "noted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),

    CONSTRAINT "orphan_candidates_pkey" PRIMARY KEY ("path")
);
CREATE INDEX "orphan_candidates_noted_at_idx" ON "orphan_candidates"("noted_at");

CREATE FUNCTION "note_orphan_candidates"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "orphan_candidates" ("path") SELECT "path" FROM "deleted_rows" ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER "stored_files_note_orphans" AFTER DELETE ON "stored_files"
  REFERENCING OLD TABLE AS "deleted_rows" FOR EACH STATEMENT EXECUTE FUNCTION "note_orphan_candidates"();
