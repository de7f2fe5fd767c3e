-- AlterTable
ALTER TABLE "audit_logs" ADD COLUMN     "record_title_en" VARCHAR(300) NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "binned" ADD COLUMN     "title_en" VARCHAR(300) NOT NULL DEFAULT '';
