-- CreateTable
CREATE TABLE "work_tables" (
    "work_table_id" SERIAL NOT NULL,
    "name_th" TEXT COLLATE "und-x-icu" NOT NULL,
    "name_en" TEXT NOT NULL DEFAULT '',
    "definition" JSONB NOT NULL,
    "shared" "Flag" NOT NULL DEFAULT 'N',
    "created_by" TEXT NOT NULL,
    "updated_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "work_tables_pkey" PRIMARY KEY ("work_table_id")
);

-- CreateIndex
CREATE INDEX "work_tables_created_by_idx" ON "work_tables"("created_by");
