-- DropIndex
DROP INDEX "web_con_works_status_check_idx";

-- DropIndex
DROP INDEX "web_con_works_user_name_idx";

-- AlterTable
ALTER TABLE "web_con_works" ADD COLUMN     "work_doi" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "web_con_work_authors" (
    "work_id" INTEGER NOT NULL,
    "user_name" VARCHAR(25) NOT NULL,
    "work_weight" DOUBLE PRECISION NOT NULL,

    CONSTRAINT "web_con_work_authors_pkey" PRIMARY KEY ("work_id","user_name")
);

-- CreateIndex
CREATE INDEX "web_con_work_authors_user_name_idx" ON "web_con_work_authors"("user_name");

-- CreateIndex
CREATE INDEX "web_con_works_user_name_work_id_idx" ON "web_con_works"("user_name", "work_id");

-- CreateIndex
CREATE INDEX "web_con_works_work_type_work_id_idx" ON "web_con_works"("work_type", "work_id");

-- CreateIndex
CREATE INDEX "web_con_works_work_type_detail_work_id_idx" ON "web_con_works"("work_type_detail", "work_id");

-- CreateIndex
CREATE INDEX "web_con_works_status_check_work_id_idx" ON "web_con_works"("status_check", "work_id");

-- CreateIndex
CREATE INDEX "web_con_works_work_public_date_idx" ON "web_con_works"("work_public_date");

-- CreateIndex
CREATE INDEX "web_con_works_work_doi_idx" ON "web_con_works"("work_doi");

-- CreateIndex
CREATE INDEX "web_con_works_search_text_idx" ON "web_con_works" USING GIN ("search_text" gin_trgm_ops);

-- AddForeignKey
ALTER TABLE "web_con_work_authors" ADD CONSTRAINT "web_con_work_authors_work_id_fkey" FOREIGN KEY ("work_id") REFERENCES "web_con_works"("work_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "web_con_work_authors" ADD CONSTRAINT "web_con_work_authors_user_name_fkey" FOREIGN KEY ("user_name") REFERENCES "users"("user_name") ON DELETE RESTRICT ON UPDATE CASCADE;

-- The documented words stand for what was written as a code before.
UPDATE "web_con_works" SET "work_public_type" = CASE WHEN "work_public_type" IN ('conference', 'ประชุมวิชาการ (Full Paper)') THEN 'ประชุมวิชาการ (Full Paper)' ELSE 'ตีพิมพ์' END;
UPDATE "web_con_works" SET "work_public_inter" = CASE WHEN "work_public_inter" IN ('international', 'ระดับนานาชาติ') THEN 'ระดับนานาชาติ' ELSE 'ระดับชาติ' END;
ALTER TABLE "web_con_works" ALTER COLUMN "work_title_en" TYPE TEXT COLLATE "und-x-icu";
