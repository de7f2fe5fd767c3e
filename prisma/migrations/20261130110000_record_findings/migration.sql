-- What checks find in records (contracts/kit/findings/checks.ts). `entity` and `record_id` name a record of any kind, as in the audit log.
-- CreateTable
CREATE TABLE "record_findings" (
    "entity" VARCHAR(40) NOT NULL,
    "record_id" INTEGER NOT NULL,
    "check_name" VARCHAR(40) NOT NULL,
    "field" VARCHAR(60) NOT NULL DEFAULT '',
    "line" BIGINT,
    "since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "record_findings_pkey" PRIMARY KEY ("entity","record_id","check_name","field")
);

-- CreateTable
CREATE TABLE "checked_records" (
    "entity" VARCHAR(40) NOT NULL,
    "record_id" INTEGER NOT NULL,
    "rules" INTEGER NOT NULL,

    CONSTRAINT "checked_records_pkey" PRIMARY KEY ("entity","record_id")
);

-- CreateIndex
CREATE INDEX "record_findings_entity_check_name_idx" ON "record_findings"("entity", "check_name");
