-- AlterTable
ALTER TABLE "web_con_docs" ADD COLUMN     "mou_country" TEXT NOT NULL DEFAULT '';
