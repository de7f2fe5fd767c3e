-- whether a notice waits for the daily mail: until now, two equal times said that it does not
ALTER TABLE "notices" ADD COLUMN "is_daily" BOOLEAN NOT NULL DEFAULT true;
UPDATE "notices" SET "is_daily" = false WHERE "mailed_at" = "made_at";
