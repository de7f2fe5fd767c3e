-- AlterTable
ALTER TABLE "faculty_dates" ADD COLUMN     "start_time" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "end_time" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "place_th" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "place_en" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "on_website" "Flag" NOT NULL DEFAULT 'Y';

-- the meetings of the demo data, which nobody has changed
UPDATE "faculty_dates" SET "on_website" = 'N' WHERE "title_th" = 'ประชุมคณะกรรมการประจำคณะ' AND "created_by" = 'system' AND "updated_by" = 'system';
