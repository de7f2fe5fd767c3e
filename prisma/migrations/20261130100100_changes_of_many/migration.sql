-- AlterTable
ALTER TABLE "audit_logs" ADD COLUMN "change_id" UUID;

-- CreateIndex
CREATE INDEX "audit_logs_change_id_idx" ON "audit_logs"("change_id");
