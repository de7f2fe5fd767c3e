-- CreateIndex
CREATE INDEX "stored_files_created_by_created_at_idx" ON "stored_files"("created_by", "created_at");
