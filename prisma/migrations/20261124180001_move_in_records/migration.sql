-- records of the legacy system and the records here that they became
-- CreateTable
CREATE TABLE "move_in_records" (
    "kind" VARCHAR(40) NOT NULL,
    "legacy_id" VARCHAR(600) NOT NULL,
    "entity" VARCHAR(40) NOT NULL,
    "record_id" VARCHAR(100) NOT NULL,
    "made" BOOLEAN NOT NULL,
    "hash" VARCHAR(64) NOT NULL,
    "applied" JSONB NOT NULL,
    "before" JSONB,
    "files" JSONB NOT NULL DEFAULT '{}',
    "marks" JSONB NOT NULL DEFAULT '[]',
    "to_mend" BOOLEAN NOT NULL DEFAULT false,
    "record_updated_at" TIMESTAMPTZ(3) NOT NULL,
    "written" SERIAL NOT NULL,
    "moved_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "move_in_records_pkey" PRIMARY KEY ("kind","legacy_id")
);

-- CreateIndex
CREATE INDEX "move_in_records_entity_record_id_idx" ON "move_in_records"("entity", "record_id");
