-- AlterTable
ALTER TABLE "stored_files" ADD COLUMN     "sha256" CHAR(64),
ADD COLUMN     "small_sha256" CHAR(64);
