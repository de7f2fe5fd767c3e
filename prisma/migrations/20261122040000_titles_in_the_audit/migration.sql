-- What a record was called when the line was written.
ALTER TABLE "audit_logs" ADD COLUMN "record_title" VARCHAR(300) NOT NULL DEFAULT '';
