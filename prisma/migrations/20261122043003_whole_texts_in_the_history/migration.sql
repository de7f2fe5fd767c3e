-- Whole texts of a record's latest edits: to compare them, and to put an earlier one back.
CREATE TABLE "audit_texts" (
    "audit_id" BIGINT NOT NULL,
    "field" VARCHAR(60) NOT NULL,
    "before" TEXT NOT NULL,
    "after" TEXT NOT NULL,

    CONSTRAINT "audit_texts_pkey" PRIMARY KEY ("audit_id", "field")
);

ALTER TABLE "audit_texts" ADD CONSTRAINT "audit_texts_audit_id_fkey" FOREIGN KEY ("audit_id") REFERENCES "audit_logs"("id") ON DELETE CASCADE ON UPDATE CASCADE;
