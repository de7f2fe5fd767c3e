-- Where a member works: quality assurance counts by it. Nullable, so that the version before goes on working.
ALTER TABLE "user_infos" ADD COLUMN "up_department_id" INTEGER;

CREATE INDEX "user_infos_up_department_id_idx" ON "user_infos"("up_department_id");

ALTER TABLE "user_infos" ADD CONSTRAINT "user_infos_up_department_id_fkey"
    FOREIGN KEY ("up_department_id") REFERENCES "up_departments"("up_department_id") ON DELETE RESTRICT ON UPDATE CASCADE;
