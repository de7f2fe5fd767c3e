-- AlterTable
ALTER TABLE "faculty_settings" ADD COLUMN     "opening_hours_th" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "opening_hours_en" TEXT NOT NULL DEFAULT '';
