-- A reviewer may point at the field that is wrong.
ALTER TABLE "web_con_works" ADD COLUMN "status_check_field" VARCHAR(60) NOT NULL DEFAULT '';
ALTER TABLE "web_con_activitys" ADD COLUMN "status_check_field" VARCHAR(60) NOT NULL DEFAULT '';

-- What is incorrect or cancelled has a reason from here on; earlier decisions may lack it.
UPDATE "web_con_works" SET "status_check_text" = 'ผู้ตรวจไม่ได้ระบุเหตุผล' WHERE "status_check" IN ('C', 'E') AND "status_check_text" = '';
UPDATE "web_con_activitys" SET "status_check_text" = 'ผู้ตรวจไม่ได้ระบุเหตุผล' WHERE "status_check" IN ('C', 'E') AND "status_check_text" = '';
