-- AlterTable
ALTER TABLE "users" ADD COLUMN     "merged_into" VARCHAR(25);

-- CreateTable
CREATE TABLE "person_merges" (
    "person_merge_id" SERIAL NOT NULL,
    "gone_id" INTEGER NOT NULL,
    "merged_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "person_merges_pkey" PRIMARY KEY ("person_merge_id")
);

-- CreateTable
CREATE TABLE "person_merge_rows" (
    "person_merge_row_id" SERIAL NOT NULL,
    "person_merge_id" INTEGER NOT NULL,
    "table_name" VARCHAR(63) NOT NULL,
    "what" VARCHAR(10) NOT NULL,
    "key" JSONB NOT NULL,
    "before" JSONB NOT NULL,
    "version" TEXT,

    CONSTRAINT "person_merge_rows_pkey" PRIMARY KEY ("person_merge_row_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "person_merges_gone_id_key" ON "person_merges"("gone_id");

-- CreateIndex
CREATE INDEX "person_merge_rows_person_merge_id_table_name_what_idx" ON "person_merge_rows"("person_merge_id", "table_name", "what");

-- AddForeignKey
ALTER TABLE "users" ADD CONSTRAINT "users_merged_into_fkey" FOREIGN KEY ("merged_into") REFERENCES "users"("user_name") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "person_merges" ADD CONSTRAINT "person_merges_gone_id_fkey" FOREIGN KEY ("gone_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "person_merge_rows" ADD CONSTRAINT "person_merge_rows_person_merge_id_fkey" FOREIGN KEY ("person_merge_id") REFERENCES "person_merges"("person_merge_id") ON DELETE CASCADE ON UPDATE CASCADE;
