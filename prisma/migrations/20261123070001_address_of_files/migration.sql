-- AlterTable
ALTER TABLE "stored_files" ADD COLUMN "content_of" VARCHAR(200);

-- CreateIndex
CREATE UNIQUE INDEX "stored_files_content_of_key" ON "stored_files"("content_of");

-- AddForeignKey
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_content_of_fkey" FOREIGN KEY ("content_of") REFERENCES "stored_files"("path") ON DELETE CASCADE ON UPDATE CASCADE;
